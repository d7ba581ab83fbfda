// LangChain for Node.js: its chat model, with tools, objects and streams.

import { HumanMessage, ToolMessage } from "@langchain/core/messages";
import { ChatOpenAI } from "@langchain/openai";
import { BASE_URL, HEADERS, KEY, MODEL, PERSON, PICTURE, SAY, TOOL, lookUp, play, seeing, taken } from "./harness.mjs";

const model = (more, configuration) =>
  new ChatOpenAI({ model: MODEL, apiKey: KEY, configuration: { baseURL: BASE_URL, defaultHeaders: HEADERS, ...configuration }, ...more });
const told = (message) => ({ content: message.content, calls: message.tool_calls, usage: message.usage_metadata });

await play({
  tell: async () => told(await model().invoke(SAY.tell)),
  ask: async () => told(await model({}, { fetch: seeing }).invoke(SAY.ask)),
  stream: async () => (await taken(await model().stream(SAY.ask))).map((chunk) => chunk.content),
  tools: async () => {
    const bound = model().bindTools([TOOL]);
    const messages = [new HumanMessage(SAY.both)];
    messages.push(await bound.invoke(messages));
    for (const call of messages[1].tool_calls) {
      messages.push(new ToolMessage({ content: lookUp(call.args), tool_call_id: call.id }));
    }
    messages.push(await bound.invoke(messages));
    return messages.map(told);
  },
  structured: async () => model().withStructuredOutput(PERSON, { name: "person" }).invoke(SAY.person),
  picture: async () => {
    const content = [{ type: "text", text: SAY.picture }, { type: "image_url", image_url: { url: PICTURE } }];
    return told(await model().invoke([new HumanMessage({ content })]));
  },
  early_break: async () => (await taken(await model().stream(SAY.count), 5)).map((chunk) => chunk.content),
  refused: () => model({ maxRetries: 0 }).invoke(SAY.refused),
  retried: async () => told(await model().invoke(SAY.busy)),
  broken: () => model({ maxRetries: 1 }).invoke(SAY.broken),
  responses: async () => told(await model({ useResponsesApi: true }, { fetch: seeing }).invoke(SAY.ask)),
});
