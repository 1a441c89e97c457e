import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_SETTINGS, updateOf } from './auth-settings.mjs';
import { readDrift } from './deployed.mjs';
import { googleApi } from './project-settings.mjs';
import { root } from './root.mjs';

const PROJECT = 'demo-deployed';
const { indexes, fieldOverrides } = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8'));
const database = `projects/${PROJECT}/databases/(default)`;

/** A project as a deploy of this checkout leaves it. */
let project;
let google;
let api;
beforeEach(async () => {
  const { body } = updateOf(Object.entries(AUTH_SETTINGS).map(([path, wanted]) => ({ path, wanted })));
  project = {
    config: {
      ...body,
      subtype: 'IDENTITY_PLATFORM',
      blockingFunctions: { triggers: { beforeCreate: { functionUri: 'https://a.example' } } },
    },
    rules: {
      'cloud.firestore': readFileSync(join(root, 'firestore.rules'), 'utf8'),
      'firebase.storage/published': readFileSync(join(root, 'storage.rules'), 'utf8'),
      'firebase.storage/uploads': readFileSync(join(root, 'storage.rules'), 'utf8'),
    },
    indexes: indexes.map(({ collectionGroup, queryScope, fields }, n) => ({
      name: `${database}/collectionGroups/${collectionGroup}/indexes/${n}`,
      queryScope,
      fields: [...fields, { fieldPath: '__name__', order: fields.at(-1).order ?? 'ASCENDING' }],
      state: 'READY',
    })),
    fields: fieldOverrides.map(({ collectionGroup, fieldPath, indexes: own = [] }) => ({
      name: `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
      indexConfig: {
        indexes: own.map(({ queryScope, ...mode }) => ({ queryScope, fields: [{ fieldPath, ...mode }] })),
      },
    })),
    ttl: 'ACTIVE',
  };
  google = createServer((request, response) => {
    const found = answer(new URL(request.url, 'http://localhost'));
    response.writeHead(found ? 200 : 404).end(JSON.stringify(found ?? {}));
  });
  await new Promise((resolve) => google.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${google.address().port}`;
  const origins = { identity: origin, firestore: origin, rules: origin };
  api = googleApi({ project: PROJECT, token: async () => 'owner', origins });
});
afterEach(() => new Promise((resolve) => google.close(resolve)));

function answer({ pathname, searchParams }) {
  const path = decodeURIComponent(pathname).replace(`/projects/${PROJECT}/`, '');
  if (path === 'config') return project.config;
  if (path.endsWith('Configs')) return {};
  if (path === 'releases') {
    // In two pages, as a project with many releases answers.
    const all = Object.keys(project.rules).map((name, n) => ({
      name: `projects/${PROJECT}/releases/${name}`,
      rulesetName: `projects/${PROJECT}/rulesets/${n}`,
    }));
    return searchParams.get('pageToken')
      ? { releases: all.slice(1) }
      : { releases: all.slice(0, 1), nextPageToken: 'more' };
  }
  if (path.startsWith('rulesets/')) {
    const content = Object.values(project.rules)[Number(path.split('/')[1])];
    return { source: { files: [{ name: 'rules', content }] } };
  }
  if (path.endsWith('collectionGroups/-/indexes')) return { indexes: project.indexes };
  if (path.endsWith('collectionGroups/-/fields')) return { fields: project.fields };
  if (path.includes('/fields/')) return { ttlConfig: { state: project.ttl } };
  return undefined;
}

const found = async () => (await readDrift(api)).map(({ check, id }) => `${check} ${id}`);

describe('a project that was deployed of this checkout', () => {
  it('differs in nothing', async () => {
    expect(await found()).toEqual([]);
  });
});

describe('a project that has drifted', () => {
  it('is named by the rules of each bucket and of the database', async () => {
    project.rules['cloud.firestore'] += '// changed in the console';
    project.rules['firebase.storage/uploads'] = 'rules_version = "2";';
    expect(await found()).toEqual(['rules firestore.rules', 'rules storage.rules']);
    delete project.rules['firebase.storage/published'];
    delete project.rules['firebase.storage/uploads'];
    const [, storage] = await readDrift(api);
    expect(storage).toMatchObject({
      problem: 'They were never deployed.',
      remedy: expect.stringContaining('storage'),
    });
  });

  it('is named by indexes that are missing, unfinished or too many', async () => {
    const [first, second] = project.indexes;
    first.state = 'CREATING';
    project.indexes = project.indexes.filter((index) => index !== second);
    project.indexes.push({ ...second, name: `${database}/collectionGroups/more/indexes/x` });
    const problems = (await readDrift(api)).map(({ problem }) => problem);
    expect(problems).toEqual([
      'The index is CREATING.',
      'The index is not there.',
      expect.stringContaining('costs each write'),
    ]);
  });

  it('is named by fields that are indexed otherwise', async () => {
    const [field] = project.fields;
    field.indexConfig.indexes.push({ queryScope: 'COLLECTION', fields: [{ arrayConfig: 'CONTAINS' }] });
    expect(await found()).toHaveLength(1);
    project.fields = project.fields.slice(1);
    expect(await found()).toHaveLength(1);
  });

  it('is named by settings, and by policies that only a deploy makes', async () => {
    project.config.mfa = { state: 'ENABLED' };
    project.ttl = 'NEEDS_REPAIR';
    const names = await found();
    expect(names[0]).toBe('settings Authentication');
    expect(names.slice(1)).toContain('settings project');
  });
});
