import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { refuse } from './stop-with.mjs';

/** How a command takes a passphrase where nobody can be asked. */
export const PASSPHRASE_OPTION = { 'passphrase-file': { type: 'string' } };

/**
 * The passphrase of a sealed part: of the file that `--passphrase-file` names (`/dev/fd/3` is one), of `RAWI_PASSPHRASE`, or as it is
 * typed, unseen; `twice` where a slip would cost everything that it seals.
 */
export async function readPassphrase(
  { 'passphrase-file': file } = {},
  { twice = false, env = process.env, input = process.stdin, output = process.stdout } = {},
) {
  if (file !== undefined) return fromFile(file);
  const given = env.RAWI_PASSPHRASE;
  if (given !== undefined) {
    // What this command starts needs it no more.
    delete env.RAWI_PASSPHRASE;
    return given;
  }
  if (!input.isTTY)
    refuse(
      'The part with people is sealed with a passphrase, and nobody can be asked here.',
      'Set RAWI_PASSPHRASE, or name a file that holds it with --passphrase-file.',
    );
  const typed = await askUnseen('Passphrase of the part with people: ', { input, output });
  if (twice && typed !== (await askUnseen('The same once more: ', { input, output })))
    refuse('These are two passphrases.', 'Nothing was done. Run the command again.');
  return typed;
}

function fromFile(file) {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    return refuse(`The passphrase cannot be read: ${error.message}`, 'Name a file that holds it alone.');
  }
}

/** Asks for a line that nobody sees. */
async function askUnseen(question, { input, output }) {
  output.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: unseen, terminal: true });
  const typed = await new Promise((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(undefined));
  });
  lines.close();
  output.write('\n');
  return typed ?? refuse('No passphrase was typed.', 'Nothing was done.');
}
