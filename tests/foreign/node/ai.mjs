// The AI SDK with its providers for OpenAI (chat completions and responses) and for servers that are like it.

import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { Output, generateText, isStepCount, jsonSchema, stepCountIs, streamText, tool } from "ai";
import { BASE_URL, CITY, HEADERS, KEY, MODEL, PERSON, PICTURE, SAY, lookUp, play, seeing, taken } from "./harness.mjs";

const options = { baseURL: BASE_URL, apiKey: KEY, headers: HEADERS };
const seen = createOpenAI({ ...options, fetch: seeing });
const openai = createOpenAI(options);
const like = createOpenAICompatible({ ...options, name: "ours", includeUsage: true, supportsStructuredOutputs: true });
const tools = {
  look_up: tool({ description: "The weather of a city.", inputSchema: jsonSchema(CITY), execute: async (asked) => lookUp(asked) }),
};
const stopWhen = (isStepCount ?? stepCountIs)(3);
const told = ({ text, finishReason, usage, toolCalls, steps }) => ({
  text,
  finishReason,
  usage: { input: usage.inputTokens, output: usage.outputTokens },
  calls: toolCalls.map(({ toolName, input }) => ({ toolName, input })),
  steps: steps.map((step) => step.finishReason),
});
const asked = async (model, prompt, more) => told(await generateText({ model, prompt, ...more }));

await play({
  tell: () => asked(openai.chat(MODEL), SAY.tell),
  ask: () => asked(seen.chat(MODEL), SAY.ask),
  stream: () => taken(streamText({ model: openai.chat(MODEL), prompt: SAY.ask }).textStream),
  tools: () => asked(openai.chat(MODEL), SAY.both, { tools, stopWhen }),
  streamed_tools: async () => {
    const answer = streamText({ model: openai.chat(MODEL), prompt: SAY.both, tools, stopWhen });
    return [await taken(answer.textStream), await answer.finishReason];
  },
  picture: () =>
    asked(openai.chat(MODEL), [
      { role: "user", content: [{ type: "text", text: SAY.picture }, { type: "image", image: PICTURE }] },
    ]),
  structured: async () => {
    const output = Output.object({ schema: jsonSchema(PERSON) });
    return (await generateText({ model: openai.chat(MODEL), prompt: SAY.person, output })).output;
  },
  compatible: () => asked(like(MODEL), SAY.ask),
  compatible_tools: () => asked(like(MODEL), SAY.both, { tools, stopWhen }),
  compatible_streamed: () => taken(streamText({ model: like(MODEL), prompt: SAY.ask }).textStream),
  early_break: () => taken(streamText({ model: openai.chat(MODEL), prompt: SAY.count }).textStream, 5),
  refused: () => asked(openai.chat(MODEL), SAY.refused),
  retried: () => asked(openai.chat(MODEL), SAY.busy),
  broken: () => asked(openai.chat(MODEL), SAY.broken, { maxRetries: 1 }),
  responses: () => asked(seen.responses(MODEL), SAY.ask),
  responses_tools: () => asked(openai(MODEL), SAY.both, { tools, stopWhen }),
  responses_streamed: () => taken(streamText({ model: openai(MODEL), prompt: SAY.ask }).textStream),
});
