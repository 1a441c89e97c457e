import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appCheckSite, applyAppCheckSettings, readAppCheckSettings } from './app-check-settings.mjs';
import { googleApi } from './project-settings.mjs';

const SITE = { appId: '1:2:web:3', siteKey: 'key' };

let google;
let api;
/** What Google has, by path. */
let stored;
let asked;
beforeEach(async () => {
  stored = {};
  asked = [];
  google = createServer((request, response) => void respond(request, response));
  await new Promise((resolve) => google.listen(0, '127.0.0.1', resolve));
  const appCheck = `http://127.0.0.1:${google.address().port}`;
  api = googleApi({ project: 'p', token: () => Promise.resolve('owner'), origins: { appCheck } });
});
afterEach(() => new Promise((resolve) => google.close(resolve)));

async function respond(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const path = pathname.replace('/projects/p/', '');
  asked.push(`${request.method} ${path}`);
  if (request.method === 'PATCH') {
    const sent = await json(request);
    const field = searchParams.get('updateMask');
    stored[path] = { ...stored[path], [field]: sent[field] };
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(stored[path] ?? {}));
}

const ENFORCED = { enforcementMode: 'ENFORCED' };
const KEY = `apps/${SITE.appId}/recaptchaEnterpriseConfig`;

describe('App Check of a project', () => {
  it('is not asked for where the functions demand no token', async () => {
    expect(
      await readAppCheckSettings(
        api,
        appCheckSite({ appCheck: { siteKey: 'key', enforced: false }, web: {} }),
      ),
    ).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('is given the site’s key, and demands nothing where people only read', async () => {
    stored['services/firestore.googleapis.com'] = ENFORCED;
    stored['services/firebasestorage.googleapis.com'] = { enforcementMode: 'UNENFORCED' };
    stored['services/identitytoolkit.googleapis.com'] = ENFORCED;
    const changes = await readAppCheckSettings(api, SITE);
    expect(changes.map(({ what }) => what)).toEqual([
      'App Check knows no site key of the app, and the site has key.',
      'App Check is enforced for firestore.googleapis.com, which refuses what the site asks without a token.',
      'App Check is enforced for identitytoolkit.googleapis.com, which refuses what the site asks without a token.',
    ]);
    await applyAppCheckSettings(api, [...changes, { provider: 'google.com', what: 'another setting' }]);
    expect(await readAppCheckSettings(api, SITE)).toEqual([]);
    expect(stored).toMatchObject({
      [KEY]: { siteKey: 'key' },
      'services/firestore.googleapis.com': { enforcementMode: 'UNENFORCED' },
      'services/identitytoolkit.googleapis.com': { enforcementMode: 'UNENFORCED' },
    });
  });

  it('with another key is corrected', async () => {
    stored[KEY] = { siteKey: 'old' };
    const [change] = await readAppCheckSettings(
      api,
      appCheckSite({ appCheck: { siteKey: 'key', enforced: true }, web: { appId: SITE.appId } }),
    );
    expect(change).toMatchObject({
      what: 'App Check knows the site key old of the app, and the site has key.',
    });
  });
});
