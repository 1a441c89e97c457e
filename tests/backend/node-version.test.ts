import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { required } from '../support/running-site.ts';

/** The process ids of the functions' workers of this suite: another one may run beside it. */
function workersOf(site: string): string[] {
  const read = (pid: string, name: string) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'utf8');
    } catch {
      // It has ended meanwhile.
      return '';
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(pid, 'cmdline').includes('functionsEmulatorRuntime'))
    .filter((pid) => read(pid, 'environ').split('\0').includes(`RAWI_SITE=${site}`));
}

// Only Linux shows which program a process runs.
it.runIf(process.platform === 'linux')(
  'a worker of the functions runs on the Node of `npm test`',
  async () => {
    const site = required('RAWI_SITE');
    const versions = async () => {
      // A page that nobody asked for yet is drawn by a function.
      await fetch(`${site}/en?worker=${Date.now()}`);
      const programs = workersOf(site).map((pid) => `/proc/${pid}/exe`);
      return new Set(
        programs.map((program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()),
      );
    };
    await expect.poll(versions, { timeout: 120_000 }).toEqual(new Set([process.version]));
  },
);
