// The Anthropic SDK for Node.js.

import Anthropic from "@anthropic-ai/sdk";

import { BASE_URL, CITY, HEADERS, KEY, SAY, lookUp, play, seeing, taken, user } from "./harness.mjs";

const baseURL = BASE_URL.replace(/\/v1$/, "");
const client = new Anthropic({ baseURL, apiKey: KEY, defaultHeaders: HEADERS, fetch: seeing });
const plain = new Anthropic({ baseURL, apiKey: KEY, defaultHeaders: HEADERS });
const TOOL = { name: "look_up", description: "The weather of a city.", input_schema: CITY };
const asked = (question, more) => ({ model: "claude-sonnet-5", max_tokens: 100, messages: user(question), ...more });
const create = (question, more) => plain.messages.create(asked(question, more));

await play({
  tell: () => create(SAY.tell),
  ask: () => client.messages.create(asked(SAY.ask, { system: "Be brief." })),
  stream: async () => taken(await create(SAY.ask, { stream: true })),
  accumulated: () => plain.messages.stream(asked(SAY.ask)).finalMessage(),
  tools: async () => {
    const messages = user(SAY.both);
    const said = [];
    for (;;) {
      const message = await plain.messages.create(asked("", { messages, tools: [TOOL] }));
      said.push(message);
      if (message.stop_reason !== "tool_use") return said;
      messages.push({ role: "assistant", content: message.content });
      const results = message.content.map((call) => ({ type: "tool_result", tool_use_id: call.id, content: lookUp(call.input) }));
      messages.push({ role: "user", content: results });
    }
  },
  streamed_tools: async () => taken(await create(SAY.both, { tools: [TOOL], stream: true })),
  early_break: async () => taken(await create(SAY.count, { stream: true }), 3),
  refused: () => create(SAY.refused),
  retried: () => create(SAY.busy),
  broken: () => plain.messages.create(asked(SAY.broken), { maxRetries: 1 }),
  counted: () => plain.messages.countTokens({ model: "claude-sonnet-5", messages: user(SAY.ask) }),
});
