// Claude Code, the command: asked, told to run a tool, and asked to go on. What it prints is compared.

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { BASE_URL, KEY, SAY, play } from "./harness.mjs";

const run = promisify(execFile);
const modules = new URL("node_modules/@anthropic-ai/", import.meta.url).pathname;
const command = (await readdir(modules))
  .filter((name) => name.startsWith("claude-code-"))
  .map((name) => join(modules, name, "claude"))
  .find((path) => existsSync(path));
const folder = await mkdtemp(join(tmpdir(), "claude-"));

const ask = async (...given) => {
  const env = {
    ...process.env,
    ANTHROPIC_BASE_URL: BASE_URL.replace(/\/v1$/, ""),
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_CUSTOM_HEADERS: "X-Memory-User: ada",
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    DISABLE_AUTOUPDATER: "1",
  };
  const child = run(command, ["-p", ...given], { cwd: folder, env });
  child.child.stdin.end();
  return (await child).stdout.trim();
};

await play({
  tell: () => ask(SAY.tell),
  ask: () => ask(SAY.ask),
  conversation: () => ask("--continue", SAY.ask),
  compaction: () => ask("--continue", "/compact"),
});
