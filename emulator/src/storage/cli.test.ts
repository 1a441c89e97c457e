import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder = '';
let script = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-runtime-'));
  script = join(folder, 'cli.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./cli.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: script,
  });
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The process as the CLI starts it, with its answers as they come. */
function start() {
  const child = spawn(process.execPath, [script, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => {
    const { value, done } = await lines.next();
    return done === true ? undefined : JSON.parse(value);
  };
  return { child, next, exit: once(child, 'exit') };
}

describe('the process', () => {
  it('says that it is ready, answers line by line and ends with its input', async () => {
    const { child, next, exit } = start();
    expect(await next()).toEqual({ id: -1, status: 'ok' });
    const load = (id: number, content: string): string =>
      `${JSON.stringify({ action: 'load_ruleset', context: { rulesetName: String(id), source: { files: [{ name: 'storage.rules', content }] } }, id })}\n`;
    // Two messages in one chunk, the second cut in the middle.
    const second = load(1, 'service x');
    child.stdin.write(load(0, "rules_version = '2'; service firebase.storage { }") + second.slice(0, 20));
    expect(await next()).toMatchObject({ id: 0, result: { rulesVersion: 2 } });
    child.stdin.write(second.slice(20));
    expect(await next()).toMatchObject({
      id: 1,
      status: 'ok',
      errors: [expect.stringContaining('Unexpected end of file.')],
    });
    child.stdin.end();
    expect(await exit).toEqual([0, null]);
  }, 30_000);

  it('ends at SIGINT', async () => {
    const { child, next, exit } = start();
    await next();
    child.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
  }, 30_000);
});
