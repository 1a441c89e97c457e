import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readPassphrase } from './passphrase.mjs';

let stopped;
let said;
beforeEach(() => {
  stopped = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  said = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  stopped.mockRestore();
  said.mockRestore();
});

/** A terminal at which some lines are typed, each when it is asked for; `shown` is what it shows. */
function terminal(...typed) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
    if (String(chunk).endsWith(': ')) setImmediate(() => input.write(`${typed.shift()}\n`));
  });
  return { at: { input, output, env: {} }, shown: () => shown };
}

it('is typed unseen', async () => {
  const { at, shown } = terminal('a caravan of salt');
  expect(await readPassphrase({}, at)).toBe('a caravan of salt');
  expect(shown()).not.toContain('caravan');
});

it('is typed twice where something is sealed with it, and both have to be the same', async () => {
  const same = terminal('a caravan of salt', 'a caravan of salt');
  expect(await readPassphrase({}, { ...same.at, twice: true })).toBe('a caravan of salt');
  const other = terminal('a caravan of salt', 'a caravan of sale');
  await expect(readPassphrase({}, { ...other.at, twice: true })).rejects.toThrow('ended with 2');
  expect(said.mock.calls.flat().join()).toContain('These are two passphrases.');
});

it('comes from the environment, where it is no longer afterwards', async () => {
  const env = { RAWI_PASSPHRASE: 'a caravan of salt' };
  expect(await readPassphrase({}, { env, input: new PassThrough() })).toBe('a caravan of salt');
  expect(env).toEqual({});
});

it('comes from a file, without the end of its line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rawi-passphrase-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'passphrase');
  writeFileSync(file, ' a caravan of salt \r\n');
  expect(await readPassphrase({ 'passphrase-file': file })).toBe(' a caravan of salt ');
  await expect(readPassphrase({ 'passphrase-file': join(folder, 'none') })).rejects.toThrow('ended with 2');
});

it('is refused where nobody can be asked, and it says what scripts do', async () => {
  const asked = readPassphrase({}, { env: {}, input: new PassThrough() });
  await expect(asked).rejects.toThrow('ended with 2');
  expect(said.mock.calls.flat().join()).toContain('RAWI_PASSPHRASE');
});
