// Codex, the command: asked, and asked to go on. What it prints is compared.

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { BASE_URL, KEY, SAY, play } from "./harness.mjs";

const run = promisify(execFile);
const command = new URL("node_modules/@openai/codex/bin/codex.js", import.meta.url).pathname;
const folder = await mkdtemp(join(tmpdir(), "codex-"));
const home = join(folder, "home");
await mkdir(home);
await writeFile(
  join(home, "config.toml"),
  `model = "gpt-5"
model_provider = "ricordo"
check_for_update_on_startup = false

[analytics]
enabled = false

[features]
plugins = false
remote_plugin = false
apps = false

[model_providers.ricordo]
name = "Ricordo"
base_url = "${BASE_URL}"
env_key = "OPENAI_API_KEY"
wire_api = "responses"
http_headers = { "X-Memory-User" = "ada" }
`,
);

const ask = async (...given) => {
  const env = { ...process.env, CODEX_HOME: home, HOME: folder, OPENAI_API_KEY: KEY };
  const child = run(process.execPath, [command, "exec", "--skip-git-repo-check", ...given], { cwd: folder, env });
  child.child.stdin.end();
  return (await child).stdout.trim();
};

await play({
  tell: () => ask(SAY.tell),
  ask: () => ask(SAY.ask),
  conversation: () => ask("resume", "--last", SAY.ask),
});
