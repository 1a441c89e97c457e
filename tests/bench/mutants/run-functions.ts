import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FUNCTION_MUTANTS, type FunctionMutant } from './function-mutants.ts';
import type { Outcome } from './outcome.ts';

/** Of the root's entries these are not linked into the copy; the rest is read there and never changed. */
const NOT_LINKED = new Set(['.git', '.rawi', 'functions', 'vitest.config.ts']);

/** Puts each mutant into a copy of the functions and runs the unit tests that import its file. */
export async function runFunctions(): Promise<Outcome[]> {
  // Looked up before the first run: a text that moved is found out at once.
  const planned = changedTexts();
  const folder = mkdtempSync(join(tmpdir(), 'rawi-mutants-'));
  try {
    for (const name of readdirSync('.')) {
      if (!NOT_LINKED.has(name)) symlinkSync(resolve(name), join(folder, name));
    }
    cpSync('functions', join(folder, 'functions'), {
      recursive: true,
      filter: (path) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path),
    });
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      `export default { test: { include: ['functions/**/*.test.ts'], bail: 1, testTimeout: 600_000, hookTimeout: 600_000, reporters: ['json'], outputFile: 'report.json' } };`,
    );
    const failing = await firstFailure(folder, ['run']);
    if (failing !== undefined)
      throw new Error(`The unit tests of the functions do not pass as they are: ${failing}`);
    const outcomes: Outcome[] = [];
    for (const { mutant, text } of planned) {
      const file = join(folder, mutant.file);
      const original = readFileSync(file, 'utf8');
      writeFileSync(file, text);
      const killedBy = await firstFailure(folder, ['related', '--run', '--passWithNoTests', file]);
      writeFileSync(file, original);
      outcomes.push({ name: `functions ${mutant.name}`, killedBy });
      console.log(`${killedBy === undefined ? 'SURVIVES' : 'killed'}: ${mutant.name}`);
    }
    return outcomes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The changed text of each mutant's file. Throws one error that names every text that is not where the table says. */
function changedTexts(): { readonly mutant: FunctionMutant; readonly text: string }[] {
  const lost: string[] = [];
  const changed = FUNCTION_MUTANTS.map((mutant) => {
    const { name, file, find, replacement } = mutant;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const count = text.split(find).length - 1;
    if (count !== 1) lost.push(`“${name}”: stands ${count} times in ${file}, and must stand there once`);
    return { mutant, text: text.replace(find, () => replacement) };
  });
  if (lost.length > 0) throw new Error(`function-mutants.ts and the code differ:\n${lost.join('\n')}`);
  return changed;
}

/** The first test that fails in the folder; undefined where all pass. */
async function firstFailure(folder: string, command: readonly string[]): Promise<string | undefined> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const args = [resolve('node_modules/vitest/vitest.mjs'), ...command, '--root', folder];
  const code = await new Promise<number | null>((done, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', done);
  });
  if (code === 0) return undefined;
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  return /"fullName":"([^"]*)","status":"failed"/.exec(text)?.[1] ?? 'a file that does not load';
}
