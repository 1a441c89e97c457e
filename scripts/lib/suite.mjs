import { copyFileSync, createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { bundle } from './bundles.mjs';
import { startInbox } from './inbox/start-inbox.mjs';
import { BUCKET, PROJECT, putSite, servedOf, UPLOADS_BUCKET, writeLocalConfig } from './local-config.mjs';
import { HOST } from './ports.mjs';
import { endBy, isEnding, startProgram } from './programs.mjs';
import { root, workFolder } from './root.mjs';

/**
 * Starts the Firebase CLI's emulators with ours in place of the two Java archives, and resolves when all of them
 * answer. `data` is read at the start where it exists, and written at the stop where `keep` is true, also when this
 * process is asked to end. `site` resolves when the site is built, which may be later than the start. `official` leaves
 * the Java archives to the CLI. Returns `{ env, stop, exited }`.
 */
export async function startSuite({ ports, data, keep = false, official = false, only, site }) {
  const runFolder = runFolderOf(ports);
  mkdirSync(runFolder, { recursive: true });
  const config = writeLocalConfig(ports, runFolder);
  // Tests that load rules name this file, and the CLI then watches it in its working folder. Without the file it watches
  // the folder and rereads that at every line of its own log, which is a third of its work.
  copyFileSync(join(root, 'storage.rules'), join(runFolder, 'storage.rules'));
  // The suite keeps blobs and sockets under TMPDIR; two suites that share it destroy each other's. Socket paths must
  // stay under 108 bytes, so the folder is short.
  const temporary = mkdtempSync(join(tmpdir(), 'rawi-'));
  const { RAWI_SITE, RAWI_SMTP, RAWI_PUSH } = suiteEnvironment(ports);
  // The functions' processes inherit these three: where links lead, where mail goes, and what pages are drawn with.
  const environment = {
    ...process.env,
    RAWI_SITE,
    RAWI_SMTP,
    RAWI_PUSH,
    RAWI_SERVED: servedOf(runFolder),
    TMPDIR: temporary,
    RAWI_NODE: process.execPath,
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
    // Each call at once has a process of about 80 MB; the CLI's default of 50 would fill a small machine.
    FUNCTIONS_EMULATOR_PARALLEL: '6',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${LAZY_RUNTIME}`.trim(),
    METADATA_SERVER_DETECTION,
    // Beside the building and drawing of a first start, a busy machine takes longer than the CLI's ten seconds.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
  };
  if (!official) Object.assign(environment, await embedded());
  const args = [
    join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    '--project',
    PROJECT,
    '--config',
    config,
    '--only',
    only ?? 'auth,firestore,storage,functions,hosting',
    ...(data && existsSync(join(data, 'firebase-export-metadata.json')) ? ['--import', data] : []),
    ...(data && keep ? ['--export-on-exit', data] : []),
  ];
  // What the functions mail arrives in this process, in an inbox with a page of its own.
  const inbox = await startInbox({ smtpPort: ports.smtp, httpPort: ports.inbox });
  const log = createWriteStream(logFile(ports));
  const clear = () => {
    rmSync(temporary, { recursive: true, force: true });
    rmSync(config, { force: true });
  };
  const child = startProgram(process.execPath, args, {
    cwd: runFolder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Asked to stop while it starts, the CLI would export the little that it had read over the data that is kept.
    graceMs: 0,
  });
  process.once('exit', clear);
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const stopNow = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    const end = await exited;
    await inbox.stop();
    clear();
    process.off('exit', clear);
    return end;
  };
  let stopping;
  const stop = () => (stopping ??= stopNow());
  const served = site?.then(() => putSite(ports, runFolder));
  await Promise.all([ready(child, log, logFile(ports)), served]);
  if ((only ?? 'auth').includes('auth')) await hideAccounts(ports);
  endBy(child, async () => {
    if (keep) console.log('\nStopping, and keeping what is stored …');
    await stop();
  });
  return { env: suiteEnvironment(ports), stop, exited };
}

/** A process of the functions costs a fifth less processor time to start, and a run of all tests starts more than a hundred. */
const LAZY_RUNTIME = `--import ${new URL('./lazy-runtime.mjs', import.meta.url).href}`;

/** As in production: Auth's answers do not tell whether an address has an account. */
async function hideAccounts(ports) {
  const address = `http://${HOST}:${ports.auth}/emulator/v1/projects/${PROJECT}/config`;
  const response = await fetch(address, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused its settings: ${response.status}.`);
}

async function embedded() {
  const [firestore, storage] = await Promise.all([bundle('firestore'), bundle('storageRules')]);
  return {
    PATH: `${join(root, 'scripts/lib')}${delimiter}${process.env.PATH}`,
    FIRESTORE_EMULATOR_BINARY_PATH: firestore,
    STORAGE_EMULATOR_BINARY_PATH: storage,
    RAWI_FIRESTORE_INDEXES: join(root, 'firestore.indexes.json'),
  };
}

/** Google's SDKs then look for no machine of theirs around this one: the emulators ask for no credentials. */
const METADATA_SERVER_DETECTION = 'none';

const runFolderOf = (ports) => join(workFolder, `run-${ports.offset}`);
/** What the emulators and the functions print. */
const logFile = (ports) => join(runFolderOf(ports), 'suite.log');

/** The variables by which the SDKs, the seed, the importer and the tests find this run. */
export function suiteEnvironment(ports) {
  return {
    GCLOUD_PROJECT: PROJECT,
    METADATA_SERVER_DETECTION,
    RAWI_BUCKET: BUCKET,
    RAWI_UPLOADS_BUCKET: UPLOADS_BUCKET,
    RAWI_LOG: logFile(ports),
    RAWI_SITE: `http://${HOST}:${ports.hosting}`,
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
    RAWI_FUNCTIONS: `http://${HOST}:${ports.functions}`,
    RAWI_SMTP: `${HOST}:${ports.smtp}`,
    RAWI_PUSH: `${HOST}:${ports.push}`,
    RAWI_INBOX: `http://${HOST}:${ports.inbox}`,
  };
}

/** Resolves on the CLI's own word that all emulators are ready; rejects with its last lines when it ends before that. */
function ready(child, log, logFile) {
  return new Promise((resolve, reject) => {
    const last = [];
    const read = (chunk) => {
      log.write(chunk);
      for (const line of String(chunk).split('\n')) {
        if (line.trim() === '') continue;
        last.push(line);
        if (last.length > 15) last.shift();
        if (line.includes('All emulators ready')) resolve();
        // The CLI would go on without any function.
        if (line.includes('Failed to load function definition')) reject(new Error(line));
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code, signal) => {
      if (isEnding()) return;
      const how = signal ?? code;
      const lines = last.join('\n');
      reject(
        new Error(`The Firebase emulators ended early (${how}); the whole log is ${logFile}.\n${lines}`),
      );
    });
  });
}
