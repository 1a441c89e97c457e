import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type DecoderBounds, DecoderStopped, runDecoder } from './run-decoder.ts';

const MiB = 1024 * 1024;
const BOUNDS: DecoderBounds = { seconds: 30, dataBytes: 128 * MiB, answerBytes: 1000 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decoder-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A decoder of one line, with `input` and `answer()` at hand. */
async function programOf(code: string): Promise<URL> {
  const path = join(folder, `${Math.random()}.mjs`);
  await writeFile(
    path,
    `import { buffer } from 'node:stream/consumers';
     import { readFileSync, writeFileSync } from 'node:fs';
     const input = await buffer(process.stdin);
     const answer = (value) => console.log(JSON.stringify({ answer: value }));
     console.log('begun');
     ${code}`,
  );
  return pathToFileURL(path);
}
const run = async (code: string, bounds: Partial<DecoderBounds> = {}, input = Buffer.from('bytes')) =>
  (await runDecoder(await programOf(code), 'name', input, { ...BOUNDS, ...bounds })).answer;

describe('a decoder', () => {
  it('gets the bytes and its name, and answers', async () => {
    expect(await run('answer([input.length, process.argv[2]])', {}, Buffer.alloc(5 * MiB))).toEqual([
      5 * MiB,
      'name',
    ]);
  });

  it('runs on the Node that asks it', async () => {
    expect(await run('answer(process.version)')).toBe(process.version);
  });

  it('knows none of our variables', async () => {
    process.env['AUTH_KEY'] ??= 'a secret';
    const names = await run("answer(Object.keys(process.env).join(' '))", { answerBytes: 100_000 });
    expect(names).not.toContain('AUTH_KEY');
    expect(names).toContain('UV_THREADPOOL_SIZE');
  });

  it('that never ends is killed at its deadline', async () => {
    await expect(run('for (;;);', { seconds: 3 })).rejects.toBeInstanceOf(DecoderStopped);
  });

  it('that answers without end is killed', async () => {
    await expect(run("for (;;) process.stdout.write('x'.repeat(1000));")).rejects.toBeInstanceOf(
      DecoderStopped,
    );
  });

  it('that says too much at once is killed, and is known to have begun', async () => {
    const code = "process.stdout.write('x'.repeat(60_000)); setInterval(() => {}, 1000);";
    await expect(run(code, { answerBytes: 1000 })).rejects.toBeInstanceOf(DecoderStopped);
  });

  it.each(['process.abort()', "throw new Error('no')", '', "console.log('null')"])(
    'that ends without an answer (%j) is told apart',
    async (code) => {
      await expect(run(code)).rejects.toBeInstanceOf(DecoderStopped);
    },
  );

  it('that does not even begin is a fault of ours', async () => {
    const missing = pathToFileURL(join(folder, 'nowhere.mjs'));
    const failure = runDecoder(missing, 'name', Buffer.from('x'), BOUNDS);
    await expect(failure).rejects.toThrow('did not begin');
    await expect(failure).rejects.not.toBeInstanceOf(DecoderStopped);
  });
});

describe.runIf(process.platform === 'linux')('on Linux, a decoder', () => {
  it('gets no more memory than it may', async () => {
    // It notes what it had before it takes more: its end may leave it no time for an answer.
    const notes = join(folder, 'notes');
    const code = `const held = [];
      while (held.length < 64) {
        const peak = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];
        writeFileSync(String(input), JSON.stringify({ held: held.length * 16, peak: peak / 1024 }));
        held.push(Buffer.alloc(16 * 1024 * 1024, 1));
      }
      answer('as much as it liked');`;
    await expect(run(code, {}, Buffer.from(notes))).rejects.toBeInstanceOf(DecoderStopped);
    const { held, peak } = z
      .object({ held: z.number(), peak: z.number() })
      .parse(JSON.parse(await readFile(notes, 'utf8')));
    expect(held).toBeGreaterThanOrEqual(32);
    expect(held).toBeLessThan(128);
    // Its own code, which it does not allocate, is about 40 MiB.
    expect(peak).toBeLessThan(128 + 60);
  });
});
