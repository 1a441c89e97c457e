import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDistiller } from './run-distiller.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-distiller-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a program of one line in the place of the distiller, with `say` at hand. */
async function run(code: string, quietSeconds = 60) {
  const path = join(folder, `${Math.random()}.mjs`);
  await writeFile(
    path,
    `const say = (kind, more) => console.log(JSON.stringify({ kind, ...more }));\n${code}`,
  );
  const heard: string[] = [];
  const job = { kind: 'picture' as const, file: 'x', folder, use: 'cover' as const };
  const peak = await runDistiller({
    program: pathToFileURL(path),
    job,
    quietSeconds,
    onMessage: ({ kind }) => heard.push(kind),
  });
  return { heard, peak };
}
const BEGUN = "say('begun'); say('drawing', { page: 3 });";

describe('the process that takes files apart', () => {
  it('is heard to its end', async () => {
    expect((await run(`${BEGUN} say('done');`)).heard).toEqual(['begun', 'drawing', 'done']);
  });

  it('knows none of our variables', async () => {
    process.env['A_SECRET'] ??= 'a secret';
    await expect(run("throw new Error(Object.keys(process.env).join(' '))")).rejects.toThrow(
      /MALLOC_ARENA_MAX(?![\s\S]*A_SECRET)/,
    );
  });

  it.each([
    ['too-slow', 'setInterval(() => {}, 1000);'],
    ['too-complex', "process.kill(process.pid, 'SIGKILL');"],
    ['too-complex', 'const held = []; setInterval(() => held.push(Buffer.alloc(100_000_000, 1)), 60);'],
    ['damaged', 'process.abort();'],
    ['damaged', "process.kill(process.pid, 'SIGSEGV');"],
  ])('that ends so has a page to blame: %s (%s)', async (code, end) => {
    const seconds = code === 'too-slow' ? 3 : 60;
    await expect(run(`${BEGUN} ${end}`, seconds)).rejects.toMatchObject({ code, page: 3 });
  });

  it.each(["throw new Error('ours');", 'process.exit(0);', 'process.exit(3);', "console.log('no JSON');"])(
    'that ends with %j is a fault of ours',
    async (end) => {
      const failure = run(`${BEGUN} ${end}`);
      await expect(failure).rejects.toThrow();
      await expect(failure).rejects.not.toHaveProperty('page');
    },
  );
});
