import { type ChildProcess, spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundleCli, workingFolder } from './support/bundle.ts';
import { adminClient, closeClients } from './support/clients.ts';
import { waitFor } from './support/wait.ts';
import { messageWith, RawChannel } from './support/webchannel-client.ts';

let folder: string;
let bundle: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await workingFolder();
  bundle = await bundleCli(folder);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true }));

interface Run {
  readonly child: ChildProcess;
  out: string;
  error: string;
  code: number | null | undefined;
}

function run(args: readonly string[]): Run {
  const child = spawn(process.execPath, [bundle, ...args], { cwd: folder });
  children.push(child);
  const result: Run = { child, out: '', error: '', code: undefined };
  child.stdout.on('data', (chunk) => {
    result.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    result.error += chunk;
  });
  child.on('exit', (code) => {
    result.code = code;
  });
  return result;
}
const exit = (started: Run) =>
  waitFor('the end of the process', () => started.code !== undefined && { code: started.code });
const listening = (started: Run) => waitFor('the port', () => /http:\/\/[\d.]+:\d+/.exec(started.out)?.[0]);

const failing = async (args: readonly string[]) => {
  const started = run(args);
  expect(await exit(started)).toEqual({ code: 1 });
  expect(started.error.trimEnd()).not.toContain('\n');
  return started.error;
};

describe('the command line', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('serves, and ends within four seconds of %s', async (signal) => {
    const started = run([
      '--port',
      '0',
      '--project_id',
      'demo-cli',
      '--later_option',
      'x',
      '--single_project_mode',
      'true',
    ]);
    const url = await listening(started);
    expect(await (await fetch(url)).text()).toBe('Ok\n');
    expect(started.error).toBe('Option --later_option is not known here and has no effect.\n');
    // Streams that are open do not hold it up.
    const { hostname, port } = new URL(url);
    const listen = new RawChannel({ url }, 'projects/demo-cli/databases/(default)', 'Listen');
    await listen.open([]);
    const reader = listen.listen(0);
    await messageWith(reader, 'noop');
    const seen = new Promise<void>((resolve) => {
      adminClient({ host: hostname, port: Number(port) }, 'demo-cli')
        .collection('c')
        .onSnapshot(
          () => resolve(),
          () => {},
        );
    });
    await seen;
    const asked = Date.now();
    started.child.kill(signal);
    expect(await exit(started)).toEqual({ code: 0 });
    expect(Date.now() - asked).toBeLessThan(4000);
    reader.abort();
    await closeClients();
  });

  it('loads rules', async () => {
    const rules = join(folder, 'closed.rules');
    await writeFile(rules, 'service cloud.firestore { match /databases/{d}/documents { } }');
    const started = run(['--port', '0', '--project_id', 'demo-cli', '--rules', rules]);
    const url = await listening(started);
    const response = await fetch(`${url}/v1/projects/demo-cli/databases/(default)/documents/c/a`);
    expect(response.status).toBe(403);
  });

  it('an argument that is no option is one line', async () => {
    expect(await failing(['serve'])).toContain('Unknown argument "serve"');
  });

  it('an option without a value is one line', async () => {
    expect(await failing(['--port'])).toContain('--port needs a value');
  });

  it('rules that do not parse are one line with their place', async () => {
    const rules = join(folder, 'broken.rules');
    await writeFile(rules, 'service cloud.firestore {\n  match oops\n}');
    expect(await failing(['--port', '0', '--rules', rules])).toMatch(/broken\.rules:2:\d+ /);
  });

  it('a rules file that is missing is one line', async () => {
    expect(await failing(['--port', '0', '--rules', join(folder, 'none')])).toContain('--rules');
  });

  it('indexes that are no JSON are one line', async () => {
    const indexes = join(folder, 'broken.json');
    await writeFile(indexes, '{"indexes": [');
    expect(await failing(['--port', '0', '--indexes', indexes])).toContain('broken.json');
  });

  it('an import folder that is damaged is one line', async () => {
    expect(await failing(['--port', '0', '--seed_from_export', join(folder, 'none')])).toContain(
      'start without --import',
    );
  });

  it('a port that is taken is one line with the words that the CLI looks for', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await failing(['--port', String(port)])).toContain('address already in use');
    await new Promise((resolve) => server.close(resolve));
  });
});
