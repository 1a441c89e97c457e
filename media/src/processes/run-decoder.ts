import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** What a decoder may use. */
export interface DecoderBounds {
  readonly seconds: number;
  /** Maximum memory that it may allocate; its own code is not counted. */
  readonly dataBytes: number;
  readonly answerBytes: number;
}

export interface DecoderResult {
  /** JSON; the caller checks its form. */
  readonly answer: unknown;
  /** The most memory that the process ever had, where the system tells. */
  readonly peakBytes: number | undefined;
}

/** A decoder that had begun and was stopped, or ended, without an answer: what it was given is to blame. */
export class DecoderStopped extends Error {
  override readonly name = 'DecoderStopped';
}

/**
 * Gives bytes from outside to a decoder in a process of its own and returns its answer. The system bounds the memory and
 * the processor's time of that process, and it is killed when its time is over; it gets none of our variables. Throws
 * `DecoderStopped` when the input was too much for it, and another error when it could not even begin.
 * `program` is the bundled program of `serveDecoder`, `name` one of its decoders.
 */
export async function runDecoder(
  program: URL,
  name: string,
  input: Uint8Array,
  bounds: DecoderBounds,
): Promise<DecoderResult> {
  const [command, ...parameters] = boundCommand(
    [process.execPath, ...NODE, fileURLToPath(program), name],
    bounds,
  );
  if (command === undefined) throw new Error('There is no command.');
  const child = spawn(command, parameters, { env: ENVIRONMENT, stdio: ['pipe', 'pipe', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, bounds.seconds * 1000);
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  // A process that ends early does not read all of its input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  try {
    const [output, complaint, end] = await Promise.all([
      readUpTo(child.stdout, bounds.answerBytes, kill),
      readUpTo(child.stderr, 10_000, () => {}),
      ended,
    ]);
    const [begun, answer] = output.split('\n');
    if (begun !== BEGUN) throw new Error(`The decoder did not begin (${end}): ${complaint}`);
    if (end !== 'code 0' || !answer) throw new DecoderStopped(`The decoder ended (${end}): ${complaint}`);
    return parseResult(answer);
  } finally {
    clearTimeout(timer);
    kill();
  }
}

/** The first line that a decoder writes; the second is its result. */
export const BEGUN = 'begun';

/**
 * Threads have stacks and heaps of their own: few of them make the bound on memory a narrow one. Without a compiler, since
 * Node 24 reserves more for its code than the bound leaves; a decoder's work is done by libraries that need none.
 */
const NODE = ['--v8-pool-size=1', '--max-old-space-size=64', '--jitless'];
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1', VIPS_CONCURRENCY: '1' };

/** Elsewhere than on Linux, where functions run, only the time is bounded. */
function boundCommand(command: readonly string[], { seconds, dataBytes }: DecoderBounds): readonly string[] {
  if (process.platform !== 'linux') return command;
  const limits = 'ulimit -c 0 && ulimit -t "$1" && ulimit -d "$2" && shift 2 && exec "$@"';
  // One second more than the deadline: this ends a process whose parent was killed.
  return ['/bin/sh', '-c', limits, 'sh', `${seconds + 1}`, `${Math.floor(dataBytes / 1024)}`, ...command];
}

async function readUpTo(stream: Readable, maxBytes: number, onTooMuch: () => void): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    // The beginning is kept: it tells whether the decoder had begun, however much comes at once.
    chunks.push(part.subarray(0, Math.max(0, maxBytes - bytes)));
    bytes += part.length;
    if (bytes > maxBytes) onTooMuch();
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseResult(line: string): DecoderResult {
  const result: unknown = JSON.parse(line);
  if (typeof result !== 'object' || result === null || !('answer' in result)) {
    throw new DecoderStopped('The decoder gave no answer.');
  }
  const peak = 'peakBytes' in result ? result.peakBytes : undefined;
  return { answer: result.answer, peakBytes: typeof peak === 'number' ? peak : undefined };
}
