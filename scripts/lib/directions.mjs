import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';
import { CommandFailed, run } from './run.mjs';

/** Fewer modules than the repository has mean that sources were not read: without its TypeScript the checker sees none. */
const FEWEST_MODULES = 2500;

/**
 * Checks the import directions of `.dependency-cruiser.mjs` in the folders. Resolves with what was found, as
 * `{ passed, output }`; fewer than `atLeast` modules are a failure too.
 */
export async function checkDirections({ folders, atLeast = FEWEST_MODULES, cwd = root }) {
  const said = [];
  const config = join(root, '.dependency-cruiser.mjs');
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  try {
    await run(process.execPath, [program, '--config', config, ...folders], {
      cwd,
      onOutput: (text) => said.push(text),
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return { passed: false, output: said.join('') };
  }
  const output = said.join('');
  const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  if (modules >= atLeast) return { passed: true, output };
  return {
    passed: false,
    output: `${output}\nOnly ${modules} modules were read; at least ${atLeast} are there.\n`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, output } = await checkDirections({ folders: process.argv.slice(2) });
  console.log(output);
  process.exit(passed ? 0 : 1);
}
