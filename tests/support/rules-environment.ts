import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { type Actor, STAFF } from './actors.ts';

// A refusal is what most of these tests expect; the SDK would print each.
setLogLevel('silent');

/** Beside the site's own project, so that clearing it deletes nothing of the site's. */
export const PROJECT = 'demo-rules';

/**
 * The rules of this repository on the running emulators, whose addresses the environment holds
 * (`FIRESTORE_EMULATOR_HOST`, `FIREBASE_STORAGE_EMULATOR_HOST`).
 */
export async function rulesEnvironment(product: 'firestore' | 'storage'): Promise<RulesTestEnvironment> {
  if (product === 'storage') {
    return await initializeTestEnvironment({
      projectId: PROJECT,
      storage: { ...address('FIREBASE_STORAGE_EMULATOR_HOST'), rules: rulesFile('storage.rules') },
    });
  }
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...address('FIRESTORE_EMULATOR_HOST'), rules: rulesFile('firestore.rules') },
  });
  const clear = environment.clearFirestore.bind(environment);
  environment.clearFirestore = async () => {
    await clear();
    await addStaff(environment);
  };
  await addStaff(environment);
  return environment;
}

/** Those of the cast who review have their entry, as everybody has who reviews. */
async function addStaff(environment: RulesTestEnvironment): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const [uid, entry] of Object.entries(STAFF))
      await context.firestore().doc(paths.staff(uid)).set(entry);
  });
}

/** The rules file's text; of the folder `RAWI_RULES` where that is set, as the mutants' bench does. */
export function rulesFile(name: 'firestore.rules' | 'storage.rules'): string {
  const folder = process.env['RAWI_RULES'];
  const file = folder === undefined ? new URL(`../../${name}`, import.meta.url) : join(folder, name);
  return readFileSync(file, 'utf8');
}

const clients = new WeakMap<RulesTestEnvironment, Map<string, unknown>>();

/** The client of an actor, opened once: the tests of a file then share one connection for each actor. */
function clientOf(
  environment: RulesTestEnvironment,
  actor: Actor,
  what: string,
  open: (context: RulesTestContext) => unknown,
): unknown {
  const opened = clients.get(environment) ?? new Map<string, unknown>();
  clients.set(environment, opened);
  const key = JSON.stringify([what, actor.uid, actor.token]);
  const client = opened.get(key) ?? open(as(environment, actor));
  opened.set(key, client);
  return client;
}

/** Firestore as the actor sees it, through the rules. */
export function firestoreAs(environment: RulesTestEnvironment, actor: Actor): Firestore {
  // The test environment speaks of the older classes; the functions of the newer SDK take both.
  return clientOf(environment, actor, 'firestore', (context) => context.firestore()) as Firestore;
}

/** Storage as the actor sees it, through the rules; `bucket` is the test project's own unless it is given. */
export function storageAs(
  environment: RulesTestEnvironment,
  actor: Actor,
  bucket = `gs://${PROJECT}`,
): FirebaseStorage {
  return clientOf(environment, actor, bucket, (context) => context.storage(bucket)) as FirebaseStorage;
}

/** What the actor can do, seen through the rules. */
export function as(environment: RulesTestEnvironment, { uid, token }: Actor): RulesTestContext {
  return uid === undefined
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(uid, token);
}

function address(variable: string): { host: string; port: number } {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`${variable} is not set: these tests need running emulators.`);
  const url = new URL(`http://${value}`);
  return { host: url.hostname, port: Number(url.port) };
}
