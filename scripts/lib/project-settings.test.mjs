import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applySettings, googleApi, makeSettings, readSettings } from './project-settings.mjs';

const PROJECT = 'demo-settings';
const CONFIG = `/projects/${PROJECT}/config`;

const listen = (server) =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`)),
  );
const close = (server) => new Promise((resolve) => server.close(resolve));

/** What is asked of Google's APIs. The configuration also goes to the Auth emulator: tests/backend/auth-settings.test.ts. */
let google;
let api;
let config;
let providers;
let ttl;
let refused;
beforeEach(async () => {
  config = { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } };
  providers = { 'google.com': true, 'github.com': false };
  ttl = {};
  refused = false;
  google = createServer((request, response) => void respond(request, response));
  const origin = await listen(google);
  api = googleApi({
    project: PROJECT,
    token: () => Promise.resolve('owner'),
    origins: { identity: origin, firestore: origin },
  });
});
afterEach(() => close(google));

async function respond(request, response) {
  const { pathname, search } = new URL(request.url, 'http://localhost');
  const answer = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (refused) return answer(403, { error: 'no role' });
  if (pathname === CONFIG) {
    if (request.method === 'PATCH') Object.assign(config, await json(request));
    return answer(200, config);
  }
  const [, kind, id] = /^\/projects\/[^/]+\/(\w+Configs)(?:\/(.+))?$/.exec(pathname) ?? [];
  if (id && request.method === 'PATCH' && search === '?updateMask=enabled') {
    providers[id] = (await json(request)).enabled;
    return answer(200, {});
  }
  if (kind === 'defaultSupportedIdpConfigs') {
    const configs = Object.entries(providers).map(([name, enabled]) => ({
      name: `projects/${PROJECT}/${kind}/${name}`,
      enabled,
    }));
    return answer(200, { [kind]: configs });
  }
  if (kind) return answer(200, {});
  const [, collection] = /collectionGroups\/(\w+)\/fields\/(?:expiresAt|keptUntil)$/.exec(pathname) ?? [];
  return answer(200, collection && ttl[collection] ? { ttlConfig: { state: ttl[collection] } } : {});
}

describe('the settings of a project', () => {
  it('are read, made, and then found as they have to be', async () => {
    const before = await readSettings(api);
    expect(before.changes.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'emailPrivacyConfig.enableImprovedEmailPrivacy is false, and has to be true.',
        'client.permissions.disabledUserSignup is not set, and has to be true.',
        'The sign-in provider defaultSupportedIdpConfigs/google.com is on.',
      ]),
    );
    await applySettings(api, before.changes);
    expect((await readSettings(api)).changes).toEqual([]);
    expect(providers).toEqual({ 'google.com': false, 'github.com': false });
  });

  it('are made in one go, which says what it changed and what is left; a second time nothing is changed', async () => {
    const { changed, left } = await makeSettings(api);
    expect(changed).toContain('The sign-in provider defaultSupportedIdpConfigs/google.com is on.');
    expect(left.map(({ problem }) => problem)).toContain(
      'No blocking function is registered for beforeCreate.',
    );
    expect(await makeSettings(api)).toEqual({ changed: [], left });
  });

  it('that only a deploy makes are named until they are there', async () => {
    const problems = async () => (await readSettings(api)).todo.map(({ problem }) => problem);
    ttl = { outbox: 'ACTIVE', limits: 'CREATING' };
    expect(await problems()).toContain('resetCodes.keptUntil has no TTL policy.');
    expect((await problems()).filter((problem) => /outbox|limits/.test(problem))).toEqual([]);
    ttl.resetCodes = 'ACTIVE';
    ttl.viewSets = 'ACTIVE';
    ttl.messages = 'ACTIVE';
    ttl.mailStops = 'ACTIVE';
    ttl.ratingReports = 'ACTIVE';
    ttl.suggestions = 'ACTIVE';
    expect((await problems()).filter((problem) => problem.includes('TTL'))).toEqual([]);
  });

  it('cannot be read without the roles for it', async () => {
    refused = true;
    await expect(readSettings(api)).rejects.toThrow('answered 403');
  });
});
