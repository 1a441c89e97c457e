import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { confirmProject } from './confirm-project.mjs';

const stopped = vi.spyOn(process, 'exit').mockImplementation(() => {
  throw new Error('stopped');
});
const said = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  stopped.mockClear();
  said.mockClear();
});

/** Asks at a terminal where something is typed. */
function ask(typed) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const asked = confirmProject('rawi-prod', 'Pages are deleted there.', { input, output: new PassThrough() });
  input.write(`${typed}\n`);
  return asked;
}

it('goes on where the name of the project is typed', async () => {
  await ask(' rawi-prod ');
  expect(stopped).not.toHaveBeenCalled();
});

it.each(['', 'yes', 'rawi-staging'])('stops where “%s” is typed', async (typed) => {
  await expect(ask(typed)).rejects.toThrow('stopped');
  expect(said.mock.calls.flat().join()).toContain(`“${typed}” is not rawi-prod.`);
});

it('stops where nobody can answer, and says what scripts do', async () => {
  const nobody = confirmProject('rawi-prod', 'Pages are deleted there.', { input: new PassThrough() });
  await expect(nobody).rejects.toThrow('stopped');
  expect(said.mock.calls.flat().join()).toContain('--yes');
});
