import { parseArgs } from 'node:util';
import { confirmProject } from './confirm-project.mjs';
import { sentenceOf } from './project-errors.mjs';
import { EXIT, refuse } from './stop-with.mjs';

/** What every command takes that works in a project: `--project <id>` for a real one, and `--yes` where nobody can be asked. */
const COMMON = { project: { type: 'string' }, yes: { type: 'boolean', default: false } };

/** Reads the arguments of a command; what is no use of it is refused with `usage`. `check` may throw why. */
export function readCommand({ usage, options = {}, check = () => {}, args = process.argv.slice(2) }) {
  try {
    const read = parseArgs({ args, options: { ...options, ...COMMON }, allowPositionals: true });
    if (read.values.project === '') throw new TypeError('--project needs the name of a project.');
    check(read);
    return read;
  } catch (error) {
    return refuse(error.message, `Usage: ${usage}`);
  }
}

/**
 * The project that a command works in: the running local suite, or the real one of `--project`, with the application default
 * credentials of this machine. A real one is asked for a document first, and `withBucket` for its bucket: a wrong name, and rights
 * that are missing, are told before anything is done.
 */
export async function openProject({ project, yes }, { withBucket = false } = {}) {
  if (project === undefined) {
    const { runningSuite } = await import('./running-suite.mjs');
    const env = await runningSuite();
    Object.assign(process.env, env);
    const target = { project: env.GCLOUD_PROJECT, isReal: false, bucket: env.RAWI_BUCKET, env };
    return { ...target, confirm: async () => {} };
  }
  const bucket = withBucket
    ? await (await import('./published-bucket.mjs')).publishedBucket(project)
    : undefined;
  const env = { GCLOUD_PROJECT: project, ...(bucket && { RAWI_BUCKET: bucket }) };
  const target = { project, isReal: true, bucket, env };
  await requireOpen(target);
  return {
    ...target,
    /** Asks for the project's name; `sentence` says what is about to happen. */
    confirm: async (sentence) => {
      if (!yes) await confirmProject(project, sentence);
    },
  };
}

/** The services of a project, from Google's SDK. */
export async function connect({ project, bucket, isReal }) {
  const { applicationDefault, initializeApp } = await import('firebase-admin/app');
  const app = initializeApp(
    {
      projectId: project,
      ...(bucket && { storageBucket: bucket }),
      ...(isReal && { credential: applicationDefault() }),
    },
    `command-${Math.random()}`,
  );
  return {
    token: async () => {
      if (isReal) await applicationDefault().getAccessToken();
    },
    auth: async () => (await import('firebase-admin/auth')).getAuth(app),
    firestore: async () => (await import('firebase-admin/firestore')).getFirestore(app),
    bucket: async () => (await import('firebase-admin/storage')).getStorage(app).bucket(),
  };
}

/** How long a project may take for its first answer: the SDK itself tries again for minutes, without a word. */
const PATIENCE_MS = 60_000;

/** Ends the process where a real project does not answer, or has no such bucket. */
export async function requireOpen(target, { services, patienceMs = PATIENCE_MS } = {}) {
  await orRefuse(target, async () => {
    const { bucket, firestore, token } = services ?? (await connect(target));
    await inTime(token(), patienceMs);
    const document = (await firestore()).doc('counters/catalogue');
    await inTime(document.get(), patienceMs);
    if (target.bucket === undefined) return;
    const [exists] = await (await bucket()).exists();
    if (!exists)
      refuse(
        `${target.project} has no bucket ${target.bucket}.`,
        `Name it as buckets.published in projects/${target.project}.json.`,
      );
  });
}

/** Does a command's work and ends the process with the code that it resolves to; what Google refuses is told in a sentence. */
export async function runIn(target, work) {
  process.exit(await orRefuse(target, work));
}

async function inTime(answer, patienceMs) {
  let timer;
  const late = new Promise((_, reject) => {
    const error = Object.assign(new Error(`no answer in ${patienceMs / 1000} s`), { code: 14 });
    timer = setTimeout(() => reject(error), patienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function orRefuse(target, work) {
  try {
    return await work();
  } catch (error) {
    const told = sentenceOf(error, target);
    if (!told) throw error;
    return refuse(told.problem, `${told.remedy}\nThe command can be run again.`);
  }
}

/** Prints the table with which a command ends. */
export function printTable(rows, print = console.log) {
  const width = Math.max(...rows.map(([what]) => what.length));
  print('');
  for (const [what, value] of rows) print(`${what.padEnd(width)}  ${value}`);
}

/**
 * A program that goes through a whole catalogue keeps what it has at the moment. Left alone, V8 lets the heap grow to several times
 * that before it collects: 400 MB for 150 comics. It collects once a tenth has been added; nothing is refused that a large file needs.
 */
const COLLECTS_EARLY = ['--heap-growing-percent=10', '--max-semi-space-size=8'];
const OWN_SOURCE_MAPS = ['--import', new URL('./own-source-maps.mjs', import.meta.url).href];
/** What is freed goes back to the system (glibc): two stores of it and not four for each processor, and none of what is larger than 128 kB. */
const GIVES_BACK = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Runs a bundle to its end in a process of its own, and resolves with its exit code. */
export async function runBundle(name, args, env) {
  const { bundle } = await import('./bundles.mjs');
  const { CommandFailed, run } = await import('./run.mjs');
  try {
    await run(process.execPath, [...COLLECTS_EARLY, ...OWN_SOURCE_MAPS, await bundle(name), ...args], {
      env: { ...GIVES_BACK, ...process.env, ...env },
    });
    return EXIT.done;
  } catch (error) {
    // The program has said what is wrong.
    if (error instanceof CommandFailed) return error.code;
    throw error;
  }
}
