import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { BEGUN } from './run-decoder.ts';

/** Takes the bytes of a file from outside; what it answers is written as JSON. */
export type Decode = (input: Buffer) => Promise<unknown>;

/**
 * The whole of a program that `runDecoder` starts. It reads a file from standard input, gives it to the decoder that its
 * argument names, and writes the answer as a line of JSON.
 */
export async function serveDecoder(decoders: Readonly<Record<string, Decode>>): Promise<void> {
  const decode = new Map(Object.entries(decoders)).get(process.argv[2] ?? '');
  if (!decode) throw new Error(`There is no decoder “${process.argv[2]}”.`);
  const input = await buffer(process.stdin);
  process.stdout.write(`${BEGUN}\n`);
  const answer = await decode(input);
  process.stdout.write(`${JSON.stringify({ answer, peakBytes: await peakBytes() })}\n`);
}

/** Linux tells it; what `resourceUsage()` tells counts the parent's memory too. */
async function peakBytes(): Promise<number | undefined> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
