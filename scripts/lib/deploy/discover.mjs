import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { CommandFailed, run } from '../run.mjs';

/**
 * What a deploy would make of the functions in a folder, as the CLI finds out: their package loads them and writes down what they
 * declare. Returns `{ endpoints, requiredAPIs, params }`, endpoints by their names.
 */
export async function discover(functions, project) {
  const folder = mkdtempSync(join(tmpdir(), 'rawi-functions-'));
  const output = join(folder, 'functions.json');
  const said = [];
  try {
    await run(
      process.execPath,
      [join(root, 'node_modules/firebase-functions/lib/bin/firebase-functions.js'), functions],
      {
        cwd: functions,
        onOutput: (text) => said.push(text),
        env: {
          ...process.env,
          GCLOUD_PROJECT: project,
          // Google's SDKs look for no machine of theirs around this one.
          METADATA_SERVER_DETECTION: 'none',
          FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
        },
      },
    );
    return JSON.parse(readFileSync(output, 'utf8'));
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Error(`The functions cannot be loaded:\n${said.join('')}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
