// What the scripts of clients in Node.js share: see python/harness.py, which says how it works.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

export const BASE_URL = process.env.FOREIGN_BASE_URL;
export const KEY = process.env.OPENAI_API_KEY;
export const PACKAGE = process.env.FOREIGN_PACKAGE;
export const HEADERS = { "X-Memory-User": "ada" };
export const MODEL = "gpt-4o-mini";
export const SAY = JSON.parse(readFileSync(new URL("phrases.json", import.meta.url)));
export const PICTURE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
export const CITY = {
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
  additionalProperties: false,
};
export const PERSON = {
  type: "object",
  properties: { name: { type: "string" }, age: { type: "integer" } },
  required: ["name", "age"],
  additionalProperties: false,
};
export const TOOL = {
  type: "function",
  function: { name: "look_up", description: "The weather of a city.", parameters: CITY },
};

const DEGREES = { Turin: 21, Rome: 25 };

export const lookUp = ({ city }) => `${DEGREES[city]} degrees`;

export const user = (text) => [{ role: "user", content: text }];

/** A `fetch` that tells what a response's headers say of the memory. */
export async function seeing(input, init) {
  const response = await fetch(input, init);
  const said = ["status", "reason", "count"].map((name) => response.headers.get(`x-memory-${name}`));
  if (response.ok) write({ memory: said });
  return response;
}

/** All that an asynchronous iterable gives, up to a number. */
export async function taken(iterable, most = Infinity) {
  const items = [];
  for await (const item of iterable) {
    items.push(item);
    if (items.length === most) break;
  }
  return items;
}

export async function play(cases) {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  for (const [name, run] of Object.entries(cases)) {
    let result;
    try {
      result = await run();
    } catch (error) {
      console.error(`${name}:`, error);
      result = { error: error.constructor.name, status: error.status ?? error.statusCode ?? null };
    }
    write({ case: name, result: result ?? null });
    if (name === "tell") {
      write({ told: true });
      await lines.next();
    }
  }
  process.exit(0);
}

function write(line) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
