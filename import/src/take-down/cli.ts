/** `npm run take-down -- <address or kind:id> --reason <reason> [--note <text>] [--give-back] [--project <id>]` */
import { parseArgs } from 'node:util';
import { TAKEDOWN_REASONS, type TakedownReason } from '@rawi/model/lists/takedown-reasons';
import { TAKEDOWN_KINDS } from '@rawi/model/truth/takedown';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { giveBack, takeDown } from './take-down.ts';
import { targetOf } from './target-of.ts';

const USAGE =
  'Usage: npm run take-down -- <address or kind:id> --reason <reason> [--note <text>] [--give-back] [--project <id>]';

const asked = readArguments();
// With the emulators no credentials are needed, and looking for them takes seconds.
if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
const app = initializeApp({
  projectId: asked.project ?? process.env['GCLOUD_PROJECT'] ?? 'demo-rawi',
  ...(asked.project !== undefined && { credential: applicationDefault() }),
});
process.exitCode = await run();
await deleteApp(app);

/** The exit code: 0 when it is as it was asked for, 2 where nothing was done. */
async function run(): Promise<number> {
  const firestore = getFirestore(app);
  const target = await targetOf(firestore, asked.what);
  if (!target) {
    console.error(
      `“${asked.what}” is neither an address of a comic, a chapter, an article or a translator here, nor one of ${TAKEDOWN_KINDS.map((kind) => `${kind}:…`).join(', ')}.`,
    );
    return 2;
  }
  const decision = { firestore, now: new Date() };
  const { note = null } = asked;
  const { ok, line } =
    asked.reason === undefined
      ? await giveBack(decision, target, note)
      : await takeDown(decision, target, { reason: asked.reason, note });
  if (ok) console.log(line);
  else console.error(line);
  return ok ? 0 : 2;
}

interface Arguments {
  readonly what: string;
  /** Nothing where it is given back. */
  readonly reason: TakedownReason | undefined;
  readonly note: string | undefined;
  readonly project: string | undefined;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      options: {
        reason: { type: 'string' },
        note: { type: 'string' },
        'give-back': { type: 'boolean', default: false },
        project: { type: 'string' },
      },
      allowPositionals: true,
    });
    const [what, ...more] = positionals;
    if (what === undefined || more.length > 0) throw new TypeError('Name one address, or one kind and id.');
    const { note, project } = values;
    if (values['give-back']) return { what, reason: undefined, note, project };
    const reason = TAKEDOWN_REASONS.find((each) => each === values.reason);
    if (!reason) throw new TypeError(`Say why with --reason: ${TAKEDOWN_REASONS.join(', ')}.`);
    if (reason === 'other' && !note) throw new TypeError('Say which other reason with --note.');
    return { what, reason, note, project };
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}
