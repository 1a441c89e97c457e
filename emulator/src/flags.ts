/** Command line options of the official emulator, as the Firebase CLI passes them, and `--indexes` of our own. */
interface Flags {
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
  readonly rules?: string | undefined;
  readonly indexes?: string | undefined;
  readonly seedFromExport?: string | undefined;
  readonly functionsEmulator?: string | undefined;
  readonly singleProjectMode: boolean;
  /** Options that this emulator does not know, for a warning: later CLIs may pass more. */
  readonly unknown: readonly string[];
}

/** A command line that cannot be used; the message says in one line what is wrong and what to do. */
export class FlagError extends Error {
  override name = 'FlagError';
}

/** `--websocket_port` and `--database-edition` are taken and not used: there is no request monitor and one edition. */
const KNOWN = new Set([
  'host',
  'port',
  'websocket_port',
  'database-edition',
  'project_id',
  'seed_from_export',
  'rules',
  'single_project_mode',
  'functions_emulator',
  'indexes',
]);
const USAGE = 'Options are pairs: --host 127.0.0.1 --port 8080 --project_id demo-x --rules firestore.rules';

/** Reads `--key value` and `--key=value`. Throws `FlagError`. */
export function parseFlags(args: readonly string[]): Flags {
  const values = new Map<string, string>();
  for (let index = 0; index < args.length; index++) {
    const argument = args[index] ?? '';
    const [, key, , inline] = /^--([A-Za-z][\w-]*)(=(.*))?$/s.exec(argument) ?? [];
    if (key === undefined) throw new FlagError(`Unknown argument "${argument}". ${USAGE}`);
    const value = inline ?? args[++index];
    if (value === undefined || (inline === undefined && value.startsWith('--'))) {
      throw new FlagError(`--${key} needs a value. ${USAGE}`);
    }
    values.set(key, value);
  }
  return {
    host: values.get('host') ?? '127.0.0.1',
    port: readPort(values.get('port') ?? '8080'),
    projectId: values.get('project_id') ?? 'demo-project',
    rules: values.get('rules'),
    indexes: values.get('indexes'),
    seedFromExport: values.get('seed_from_export'),
    functionsEmulator: values.get('functions_emulator'),
    singleProjectMode: values.get('single_project_mode') === 'true',
    unknown: [...values.keys()].filter((key) => !KNOWN.has(key)),
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535))
    throw new FlagError(`--port ${text} is no port number: use one from 1 to 65535, or 0 for any free one.`);
  return port;
}
