import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundleCli, workingFolder } from './support/bundle.ts';
import { type Address, adminClient, closeClients } from './support/clients.ts';
import { freePorts } from './support/free-ports.ts';
import { waitFor } from './support/wait.ts';

const PROJECT = 'demo-firebase-cli';
/** The CLI and its workers may have to share the machine. */
const WAIT_TIMEOUT_MS = 150_000;
const HOST = '127.0.0.1';
const EMULATORS = ['firestore', 'functions', 'hub', 'logging', 'eventarc', 'tasks'] as const;
const OPEN =
  'service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write; } } }';
const CLOSED = 'service cloud.firestore { match /databases/{d}/documents { } }';

/** Functions of both generations that note in Firestore what they were given. */
const FUNCTIONS = `
const { onDocumentCreated, onDocumentUpdated, onDocumentDeletedWithAuthContext } = require('firebase-functions/v2/firestore');
const v1 = require('firebase-functions/v1');
const { initializeApp } = require('firebase-admin/app');
const { getFirestore } = require('firebase-admin/firestore');
initializeApp();
const note = (name, data) => getFirestore().doc('notes/' + name).set(data);
exports.created = onDocumentCreated('items/{id}', (event) =>
  note('created', { id: event.params.id, n: event.data.data().n, path: event.data.ref.path }));
exports.updated = onDocumentUpdated('items/{id}', (event) =>
  note('updated', { before: event.data.before.data().n, after: event.data.after.data().n }));
exports.deleted = onDocumentDeletedWithAuthContext('items/{id}', (event) =>
  note('deleted', { n: event.data.data().n, authType: event.authType }));
exports.old = v1.firestore.document('items/{id}').onUpdate((change, context) =>
  note('old', { before: change.before.data().n, after: change.after.data().n, id: context.params.id }));
`;

let folder: string;
let bundle: string;
let address: Address;
let suite: { readonly child: ChildProcess; text: string } | undefined;

beforeAll(async () => {
  folder = await workingFolder();
  bundle = await bundleCli(folder);
  const ports = await freePorts(EMULATORS.length);
  address = { host: HOST, port: ports[0] ?? 0 };
  await writeFile(
    join(folder, 'firebase.json'),
    JSON.stringify({
      firestore: { rules: 'firestore.rules' },
      functions: [{ source: 'functions', codebase: 'default' }],
      emulators: {
        singleProjectMode: true,
        ui: { enabled: false },
        ...Object.fromEntries(EMULATORS.map((name, index) => [name, { host: HOST, port: ports[index] }])),
      },
    }),
  );
  await writeFile(join(folder, 'firestore.rules'), OPEN);
  await mkdir(join(folder, 'functions'));
  await writeFile(join(folder, 'functions/index.js'), FUNCTIONS);
  const dependencies = { 'firebase-functions': '*', 'firebase-admin': '*' };
  const manifest = { name: 'functions', main: 'index.js', engines: { node: '20' }, dependencies };
  await writeFile(join(folder, 'functions/package.json'), JSON.stringify(manifest));
  // What the CLI starts as Java: it asks for the version first, then for the archive, which is our bundle.
  const java = `#!/bin/sh
case "$*" in *-version*) echo 'openjdk version "21.0.0"' >&2; exit 0;; esac
while [ "$1" != -jar ]; do shift; done
shift
exec "${process.execPath}" "$@"
`;
  await writeFile(join(folder, 'java'), java);
  await chmod(join(folder, 'java'), 0o755);
});
afterEach(async () => {
  await closeClients();
  await stop();
});
afterAll(() => rm(folder, { recursive: true }));

async function start(...args: readonly string[]): Promise<void> {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('firebase-tools/package.json')), 'lib/bin/firebase.js');
  const child = spawn(process.execPath, [cli, 'emulators:start', '--project', PROJECT, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      FIRESTORE_EMULATOR_BINARY_PATH: bundle,
      FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
    },
  });
  const started = { child, text: '' };
  suite = started;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      started.text += chunk;
    });
  }
  await says('All emulators ready');
}

async function stop(): Promise<void> {
  if (!suite) return;
  const { child } = suite;
  suite = undefined;
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
}

/** Waits until the CLI has printed `text`; on failure the error holds what it printed instead. */
async function says(text: string): Promise<void> {
  await waitFor(text, () => suite?.text.includes(text), WAIT_TIMEOUT_MS).catch((error: unknown) => {
    throw new Error(`${String(error)}:\n${suite?.text}`);
  });
}

/** Writes the rules file, again and again, until the CLI says `text`: it begins to watch some time after its start. */
async function rewriteRules(source: string, text: string): Promise<void> {
  const said = () => suite?.text.includes(text) ?? false;
  for (let attempt = 0; attempt < 60 && !said(); attempt++) {
    await writeFile(join(folder, 'firestore.rules'), source + '\n'.repeat(attempt));
    await waitFor(text, said, 2000).catch(() => {});
  }
  await says(text);
}

describe('the Firebase CLI', () => {
  it('starts it, its functions see documents change, and an export is imported again', async () => {
    await start('--export-on-exit', 'exported');
    const db = adminClient(address, PROJECT);
    const note = async (name: string) => {
      let data: unknown;
      const unsubscribe = db.doc(`notes/${name}`).onSnapshot((snapshot) => {
        data = snapshot.data();
      });
      await waitFor(`the function "${name}"`, () => data !== undefined, WAIT_TIMEOUT_MS);
      unsubscribe();
      return data;
    };
    await db.doc('items/a').set({ n: 1 });
    expect(await note('created')).toEqual({ id: 'a', n: 1, path: 'items/a' });
    await db.doc('items/a').update({ n: 2 });
    expect(await note('updated')).toEqual({ before: 1, after: 2 });
    expect(await note('old')).toEqual({ before: 1, after: 2, id: 'a' });
    await db.doc('items/a').delete();
    expect(await note('deleted')).toEqual({ n: 2, authType: 'service_account' });
    await closeClients();
    await stop();

    await start('--import', 'exported', '--only', 'firestore');
    const notes = await adminClient(address, PROJECT).collection('notes').get();
    expect(notes.docs.map((document) => document.id)).toEqual(['created', 'deleted', 'old', 'updated']);
  }, 600_000);

  it('reloads rules when their file changes, and keeps the old ones when it has an error', async () => {
    await start('--only', 'firestore');
    const status = async () =>
      (await fetch(`http://${HOST}:${address.port}/v1/projects/${PROJECT}/databases/(default)/documents/c/a`))
        .status;
    expect(await status()).toBe(404);
    await rewriteRules(CLOSED, 'Rules updated.');
    expect(await status()).toBe(403);
    await rewriteRules('service cloud.firestore {', 'Failed to update rules');
    expect(await status()).toBe(403);
    await writeFile(join(folder, 'firestore.rules'), OPEN);
  }, 600_000);
});
