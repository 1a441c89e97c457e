import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { groupOf, indexText } from '../index-text.mjs';
import { listOf } from '../project-settings.mjs';
import { root } from '../root.mjs';
import { StepStopped } from './run-steps.mjs';

const POLL_MS = 5000;

/** The indexes of `firestore.indexes.json`. */
export function wantedIndexes(file = join(root, 'firestore.indexes.json')) {
  const { indexes = [], fieldOverrides = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return [
    ...indexes.map((index) => indexText(index.collectionGroup, index)),
    ...fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: own = [] }) =>
      own.map(({ queryScope, ...mode }) =>
        indexText(collectionGroup, { queryScope, fields: [{ fieldPath, ...mode }] }),
      ),
    ),
  ];
}

/** How each wanted index is in the database: `{ ready, building, missing, broken }`, each a list. */
export async function indexStates(api, project, wanted = wantedIndexes()) {
  const states = new Map();
  const group = `${api.origins.firestore}/projects/${project}/databases/(default)/collectionGroups/-`;
  for (const index of await all(api, `${group}/indexes`, 'indexes'))
    states.set(indexText(groupOf(index.name), index), index.state);
  const overridden = `${group}/fields?filter=${encodeURIComponent('indexConfig.usesAncestorConfig:false')}`;
  for (const { name, indexConfig } of await all(api, overridden, 'fields'))
    for (const index of indexConfig?.indexes ?? []) states.set(indexText(groupOf(name), index), index.state);
  const having = (...of) => wanted.filter((text) => of.includes(states.get(text)));
  return {
    ready: having('READY'),
    building: having('CREATING'),
    broken: having('NEEDS_REPAIR'),
    missing: wanted.filter((text) => !states.has(text)),
  };
}

const all = (api, address, key) =>
  listOf((page) => api.ask('GET', page), `${address}${address.includes('?') ? '&' : '?'}pageSize=300`, key);

/**
 * Waits until every wanted index can be asked, which takes minutes where there are many documents. `show` is told how far it is. Throws
 * a `StepStopped` for one that is broken, or that is not even begun.
 */
export async function waitForIndexes(api, project, { show, wanted, sleep = wait, missingTries = 6 } = {}) {
  for (let tries = 0; ; tries += 1) {
    const { ready, building, broken, missing } = await indexStates(api, project, wanted);
    if (broken.length > 0)
      throw new StepStopped(
        `Firestore could not build ${broken.join('; ')}.`,
        'Delete it in the Firebase console (Firestore, Indexes), and run the command again.',
      );
    // What was just asked for may be missing in the list for a moment.
    if (missing.length > 0 && tries >= missingTries)
      throw new StepStopped(
        `Firestore was never asked for ${missing.join('; ')}.`,
        'Deploy the indexes first: --only firestore,indexes',
      );
    if (building.length + missing.length === 0) return `All ${ready.length} indexes are ready.`;
    show?.(`${ready.length} of ${ready.length + building.length + missing.length} indexes are ready.`);
    await sleep(POLL_MS);
  }
}
