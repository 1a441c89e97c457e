import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { FileRefused } from '../refusal.ts';
import { type Job, type Message, messageSchema } from './messages.ts';

export interface RunOptions {
  /** `distiller.ts`, bundled. */
  readonly program: URL;
  readonly job: Job;
  /** It may be silent for so many seconds. */
  readonly quietSeconds: number;
  readonly onMessage: (message: Message) => void;
}

const MiB = 1024 * 1024;
/** Maximum resident memory: a task is given 2 GiB, and the processes that it starts must leave it room. */
const MAX_BYTES = 1_200 * MiB;
const LOOK_EVERY_MS = 50;
/** The JavaScript heap holds little; pictures and PDFium lie outside it. */
const NODE = ['--max-old-space-size=256'];
/** The exit signals of decoders that a file has crashed; our own faults end with an exit code. */
const BROKEN = new Set(['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGABRT', 'SIGTRAP']);

/**
 * Runs the program that takes files apart in a process of its own, which gets none of our variables and is killed when
 * it is silent for too long or grows too large. Resolves once its job is done, with the most memory that was seen, in
 * bytes (absent where the system does not tell). Throws `FileRefused` for what is in the file's way; any other error
 * is a fault of ours.
 */
export async function runDistiller(options: RunOptions): Promise<number | undefined> {
  const { program, job, quietSeconds, onMessage } = options;
  const child = spawn(process.execPath, [...NODE, fileURLToPath(program), JSON.stringify(job)], {
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const watch = watching(child, quietSeconds);
  const complaint = textOf(child);
  let last: Message | undefined;
  let drawing: number | undefined;
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      last = messageSchema.parse(JSON.parse(line));
      watch.alive();
      if (last.kind === 'refused') throw new FileRefused(last.code, last.page);
      if (last.kind === 'drawing') drawing = last.page;
      onMessage(last);
    }
    const end = await ended;
    if (watch.killedFor) throw new FileRefused(watch.killedFor, drawing);
    // This process did not kill it, so the system did, for its memory.
    if (end === 'SIGKILL') throw new FileRefused('too-complex', drawing);
    if (last !== undefined && BROKEN.has(end)) throw new FileRefused('damaged', drawing);
    if (last?.kind !== 'done' || end !== 'code 0') {
      throw new Error(`The process that takes files apart ended (${end}): ${await complaint}`);
    }
  } finally {
    watch.stop();
    child.kill('SIGKILL');
  }
  return watch.peakBytes;
}

/** Kills a process that is silent for too long or grows too large, and remembers why. */
function watching(child: ChildProcess, quietSeconds: number) {
  const state = {
    killedFor: undefined as 'too-slow' | 'too-complex' | undefined,
    peakBytes: undefined as number | undefined,
    alive: () => {
      heard = performance.now();
    },
    stop: () => clearInterval(timer),
  };
  const kill = (reason: 'too-slow' | 'too-complex') => {
    state.killedFor ??= reason;
    child.kill('SIGKILL');
  };
  let heard = performance.now();
  const look = async () => {
    if (performance.now() - heard > quietSeconds * 1000) kill('too-slow');
    const bytes = await residentBytes(child.pid);
    if (bytes === undefined) return;
    state.peakBytes = Math.max(state.peakBytes ?? 0, bytes);
    if (bytes > MAX_BYTES) kill('too-complex');
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return state;
}

/** Linux tells it; elsewhere only the time is bounded. */
async function residentBytes(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

async function textOf({ stderr }: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of stderr ?? []) if (text.length < 10_000) text += String(chunk);
  return text;
}
