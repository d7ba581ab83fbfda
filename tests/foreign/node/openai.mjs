// The openai SDK for Node.js, of any version.

import { BASE_URL, HEADERS, KEY, MODEL, PACKAGE, PERSON, PICTURE, SAY, TOOL, lookUp, play, seeing, taken, user } from "./harness.mjs";

const { default: OpenAI } = await import(PACKAGE);
const client = new OpenAI({ baseURL: BASE_URL, apiKey: KEY, defaultHeaders: HEADERS, fetch: seeing });
const plain = new OpenAI({ baseURL: BASE_URL, apiKey: KEY, defaultHeaders: HEADERS });
const asked = (question, more) => ({ model: MODEL, messages: user(question), ...more });
const create = (question, more) => plain.chat.completions.create(asked(question, more));

await play({
  tell: () => create(SAY.tell),
  ask: () => client.chat.completions.create(asked(SAY.ask)),
  stream: async () => taken(await create(SAY.ask, { stream: true, stream_options: { include_usage: true } })),
  tools: async () => {
    const messages = user(SAY.both);
    const said = [];
    for (;;) {
      const { message } = (await plain.chat.completions.create({ model: MODEL, messages, tools: [TOOL] })).choices[0];
      said.push(message);
      if (!message.tool_calls) return said;
      messages.push(message);
      for (const call of message.tool_calls) {
        const content = lookUp(JSON.parse(call.function.arguments));
        messages.push({ role: "tool", tool_call_id: call.id, content });
      }
    }
  },
  streamed_tools: async () => taken(await create(SAY.both, { tools: [TOOL], stream: true })),
  picture: () =>
    plain.chat.completions.create({
      model: MODEL,
      messages: [
        { role: "user", content: [{ type: "text", text: SAY.picture }, { type: "image_url", image_url: { url: PICTURE } }] },
      ],
    }),
  structured: () =>
    create(SAY.person, {
      response_format: { type: "json_schema", json_schema: { name: "person", strict: true, schema: PERSON } },
    }),
  two_choices: () => create(SAY.two, { n: 2, logprobs: true }),
  early_break: async () => taken(await create(SAY.count, { stream: true }), 5),
  refused: () => create(SAY.refused),
  retried: () => create(SAY.busy),
  broken: () => plain.chat.completions.create(asked(SAY.broken), { maxRetries: 1 }),
  models: async () => (await taken(plain.models.list())).map((model) => model.id),
  embeddings: () => plain.embeddings.create({ model: "text-embedding-3-small", input: ["one", "two"] }),
  responses: () => client.responses.create({ model: MODEL, input: SAY.ask }),
});
