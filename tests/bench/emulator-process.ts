import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** One emulator in a process of its own, as a person starts it. */
export interface EmulatorProcess {
  readonly host: string;
  readonly startMs: number;
  /** Resident memory in MiB, or `undefined` where the system does not tell. */
  memory(): number | undefined;
  stop(): Promise<void>;
}

export async function startProcess(port: number, rules?: string): Promise<EmulatorProcess> {
  const bundle = process.env['RAWI_EMULATOR'];
  if (bundle === undefined) throw new Error('RAWI_EMULATOR must name the bundled emulator.');
  const started = performance.now();
  const args = [bundle, '--host', '127.0.0.1', '--port', String(port), '--project_id', 'demo-bench'];
  const child = spawn(process.execPath, rules === undefined ? args : [...args, '--rules', rules], {
    stdio: 'ignore',
  });
  await accepting(port, child);
  const startMs = performance.now() - started;
  return {
    host: `127.0.0.1:${port}`,
    startMs,
    memory: () => residentMemory(child.pid),
    stop: () => stopped(child),
  };
}

async function accepting(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The emulator ended with ${child.exitCode}.`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

function residentMemory(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
