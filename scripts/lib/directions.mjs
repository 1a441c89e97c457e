import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heavyImports } from './heavy-imports.mjs';
import { root } from './root.mjs';
import { CommandFailed, run } from './run.mjs';

/** Fewer modules than the repository has mean that sources were not read: without its TypeScript the checker sees none. */
const FEWEST_MODULES = 2500;

/**
 * Checks the import directions of `.dependency-cruiser.mjs` in the folders, and that neither pages of visitors nor functions load what they
 * do not need when they start. Resolves with what was found, as `{ passed, output }`; fewer than `atLeast` modules are a failure too.
 */
export async function checkDirections({ folders, atLeast = FEWEST_MODULES, cwd = root }) {
  const { modules, summary } = await readModules(folders, cwd);
  const faults = [
    ...summary.violations.map(({ rule, from, to, cycle }) =>
      [`${rule.name}: ${from} → ${to}`, ...(cycle ?? []).map(({ name }) => `  → ${name}`)].join('\n'),
    ),
    ...heavyImports(modules),
  ];
  if (summary.totalCruised < atLeast)
    faults.push(`Only ${summary.totalCruised} modules were read; at least ${atLeast} are there.`);
  const read = `${summary.totalCruised} modules, ${faults.length} imports that lead where they may not.`;
  return { passed: faults.length === 0, output: [...faults, read].join('\n') };
}

/** What dependency-cruiser has read, in its own shape. It ends with a code where it found something, which it tells as well. */
async function readModules(folders, cwd) {
  const told = [];
  const config = join(root, '.dependency-cruiser.mjs');
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const options = ['--config', config, '--output-type', 'json'];
  try {
    await run(process.execPath, [program, ...options, ...folders], {
      cwd,
      onOutput: (text) => told.push(text),
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
  }
  try {
    return JSON.parse(told.join(''));
  } catch (error) {
    throw new Error(`The imports could not be read:\n${told.join('')}`, { cause: error });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, output } = await checkDirections({ folders: process.argv.slice(2) });
  console.log(output);
  process.exit(passed ? 0 : 1);
}
