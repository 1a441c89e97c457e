import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupOf, indexText, modeOf } from './index-text.mjs';
import { listOf, readSettings } from './project-settings.mjs';
import { root } from './root.mjs';

/**
 * What differs between a project and this checkout: rules, indexes, settings. Each as `{ check, id, problem, remedy }`,
 * as the doctor says what it finds. `site` is the app whose App Check the functions demand, if they do.
 */
export async function readDrift(api, { folder = root, site } = {}) {
  return [
    ...(await differingRules(api, folder)),
    ...(await differingIndexes(api, folder)),
    ...(await differingSettings(api, site)),
  ];
}

/** The files of rules, and the releases that must have them: Storage has one for each bucket. */
const RULES = [
  { file: 'firestore.rules', isOf: (name) => name === 'cloud.firestore', only: 'firestore' },
  { file: 'storage.rules', isOf: (name) => name.startsWith('firebase.storage/'), only: 'storage' },
];

async function differingRules(api, folder) {
  const releases = await all(api, api.origins.rules, 'releases', 'releases');
  const found = [];
  for (const { file, isOf, only } of RULES) {
    const remedy = `npm run deploy -- --project <id> --only ${only}`;
    const own = releases.filter(({ name }) => isOf(name.split('/releases/')[1] ?? ''));
    if (own.length === 0)
      found.push({ check: 'rules', id: file, problem: 'They were never deployed.', remedy });
    for (const { name, rulesetName } of own) {
      const { source } = await api.get(api.origins.rules, `rulesets/${rulesetName.split('/').at(-1)}`);
      const deployed = source.files.map(({ content }) => content).join('\n');
      if (deployed.trim() === readFileSync(join(folder, file), 'utf8').trim()) continue;
      const of = name.split('/releases/')[1];
      found.push({
        check: 'rules',
        id: file,
        problem: `Those of ${of} are not those of this checkout.`,
        remedy,
      });
    }
  }
  return found;
}

const INDEXES = 'firestore.indexes.json';
const DEPLOY_INDEXES = 'npm run deploy -- --project <id> --only firestore,indexes';

async function differingIndexes(api, folder) {
  const { indexes, fieldOverrides } = JSON.parse(readFileSync(join(folder, INDEXES), 'utf8'));
  const groups = 'databases/(default)/collectionGroups/-';
  const stored = await all(api, api.origins.firestore, `${groups}/indexes`, 'indexes');
  const there = new Map(stored.map((index) => [indexText(groupOf(index.name), index), index.state]));
  const wanted = new Set(indexes.map((index) => indexText(index.collectionGroup, index)));
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig:false OR ttlConfig:*');
  const fields = await all(api, api.origins.firestore, `${groups}/fields?filter=${filter}`, 'fields');
  const found = [];
  const add = (id, problem, remedy = DEPLOY_INDEXES) => found.push({ check: 'indexes', id, problem, remedy });
  for (const name of wanted) {
    if (!there.has(name)) add(name, 'The index is not there.');
    else if (there.get(name) !== 'READY')
      add(
        name,
        `The index is ${there.get(name)}.`,
        'Wait until it is built; a large collection takes hours.',
      );
  }
  for (const name of there.keys()) {
    if (!wanted.has(name))
      add(name, `The project has an index that ${INDEXES} has not: it costs each write.`);
  }
  for (const override of fieldOverrides.filter(({ indexes: own }) => own !== undefined)) {
    const name = `${override.collectionGroup}.${override.fieldPath}`;
    const own = fields.find((field) => fieldName(field.name) === name);
    if (own && singles(own.indexConfig?.indexes) === singles(override.indexes)) continue;
    add(name, 'The field is not indexed as this checkout says.');
  }
  return found;
}

async function differingSettings(api, site) {
  const { changes, todo } = await readSettings(api, site);
  return [
    ...changes.map(({ what }) => ({
      check: 'settings',
      id: 'Authentication',
      problem: what,
      remedy: `npm run settings -- --project <id>`,
    })),
    ...todo.map(({ problem, remedy }) => ({ check: 'settings', id: 'project', problem, remedy })),
  ];
}

/** Each entry of a list of the project. */
const all = (api, origin, path, key) => listOf((page) => api.get(origin, page), path, key);

const fieldName = (name) => `${groupOf(name)}.${name.split('/fields/')[1]}`;

/** The single indexes of a field, in an order of their own. */
function singles(indexes = []) {
  return indexes
    .map((index) => `${index.queryScope} ${modeOf(index.fields?.[0] ?? index)}`)
    .toSorted()
    .join();
}
