import { createInterface } from 'node:readline/promises';
import { refuse } from './stop-with.mjs';

/**
 * Asks for the name of a project before something is written there, and stops unless exactly that is typed. `sentence` says what is
 * about to happen. Where nobody can answer, it stops too: scripts say `--yes`.
 */
export async function confirmProject(
  project,
  sentence,
  { input = process.stdin, output = process.stdout } = {},
) {
  if (!input.isTTY) refuse(`${sentence} Nobody can be asked here.`, 'Add --yes where a script runs this.');
  const lines = createInterface({ input, output });
  const typed = await lines.question(`${sentence} Type the name of the project to go on (${project}): `);
  lines.close();
  if (typed.trim() !== project)
    refuse(`“${typed.trim()}” is not ${project}.`, 'Nothing was done. Run the command again.');
}
