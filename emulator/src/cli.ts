import { readFile } from 'node:fs/promises';
import { ExportError } from './export/read-export.ts';
import { FlagError, parseFlags } from './flags.ts';
import { type Emulator, IndexesError, RulesError, startEmulator } from './server.ts';

/** Something that the person who started the emulator can put right; the message is the whole output. */
class StartError extends Error {}

async function start(args: readonly string[]): Promise<Emulator> {
  const flags = parseFlags(args);
  for (const key of flags.unknown) console.error(`Option --${key} is not known here and has no effect.`);
  const rules = flags.rules === undefined ? undefined : await readText('--rules', flags.rules);
  const indexes = flags.indexes === undefined ? undefined : await readText('--indexes', flags.indexes);
  try {
    return await startEmulator({ ...flags, rules, indexes });
  } catch (error) {
    throw explain(error, flags);
  }
}

async function readText(flag: string, path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new StartError(`Cannot read ${path}: check the path given with ${flag}.`);
  });
}

/** Turns the errors that a person can cause into one line each. */
function explain(error: unknown, flags: ReturnType<typeof parseFlags>): unknown {
  if (error instanceof RulesError) {
    return new StartError(`${flags.rules}:${error.message} (put the rules right and start again)`);
  }
  if (error instanceof IndexesError) {
    return new StartError(`${flags.indexes}: ${error.message} (put the file right and start again)`);
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const address = `${flags.host}:${flags.port}`;
    return new StartError(
      `${address}: address already in use. Stop what listens there, or give another --port.`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`${flags.host} is no address of this machine: give another --host.`);
  }
  if (code === 'EACCES')
    return new StartError(`Port ${flags.port} is not allowed: give a --port from 1024 up.`);
  return error;
}

/** A stream that will not end must not keep the process: the CLI kills it after four seconds. */
const STOP_MILLISECONDS = 3000;

async function main(): Promise<void> {
  const emulator = await start(process.argv.slice(2));
  console.log(`Firestore emulator listening on ${emulator.url}`);
  const stop = () => {
    setTimeout(() => process.exit(0), STOP_MILLISECONDS).unref();
    emulator.stop().then(
      () => process.exit(0),
      () => process.exit(0),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

// A request must never end the process: what slips through is printed, and the next request is served.
process.on('uncaughtException', (error) => console.error(error));
process.on('unhandledRejection', (error) => console.error(error));

main().catch((error: unknown) => {
  const known = [FlagError, StartError, ExportError].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exit(1);
});
