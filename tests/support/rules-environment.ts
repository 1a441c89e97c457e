import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import type { Actor } from './actors.ts';

// A refusal is what most of these tests expect; the SDK would print each.
setLogLevel('silent');

/** Beside the site's own project, so that clearing it destroys nobody's data. */
const PROJECT = 'demo-rules';

/**
 * The rules of this repository on the running emulators, whose addresses the environment holds
 * (`FIRESTORE_EMULATOR_HOST`, `FIREBASE_STORAGE_EMULATOR_HOST`).
 */
export async function rulesEnvironment(product: 'firestore' | 'storage'): Promise<RulesTestEnvironment> {
  return product === 'firestore'
    ? initializeTestEnvironment({
        projectId: PROJECT,
        firestore: { ...address('FIRESTORE_EMULATOR_HOST'), rules: rulesFile('firestore.rules') },
      })
    : initializeTestEnvironment({
        projectId: PROJECT,
        storage: { ...address('FIREBASE_STORAGE_EMULATOR_HOST'), rules: rulesFile('storage.rules') },
      });
}

/** The rules file's text. */
export function rulesFile(name: 'firestore.rules' | 'storage.rules'): string {
  return readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
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
