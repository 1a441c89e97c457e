import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyMonitoring } from './monitoring.mjs';
import { googleSender } from './project-settings.mjs';

const PROJECT = 'demo-monitored';
const EMAIL = 'owner@example.com';

/** Google's APIs, with what they have stored by collection, and what was asked of them. */
let google;
let origin;
let stored;
let asked;
let mayBudget;
let billing;
beforeEach(async () => {
  stored = { alertPolicies: [], dashboards: [], budgets: [], notificationChannels: [] };
  asked = [];
  mayBudget = true;
  billing = { billingEnabled: true, billingAccountName: 'billingAccounts/1' };
  google = createServer((request, response) => void respond(request, response));
  await new Promise((resolve) => google.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${google.address().port}`;
});
afterEach(() => new Promise((resolve) => google.close(resolve)));

async function respond(request, response) {
  const { pathname, searchParams } = new URL(request.url, origin);
  const answer = (status, body) => response.writeHead(status).end(JSON.stringify(body));
  if (request.headers.authorization !== 'Bearer owner') return answer(401, {});
  if (pathname.endsWith('/billingInfo')) return answer(200, billing);
  if (pathname === `/projects/${PROJECT}`) return answer(200, { projectNumber: '42' });
  const [, key] = /\/(alertPolicies|dashboards|budgets|notificationChannels)(?:\/|$)/.exec(pathname) ?? [];
  if (!key) return answer(404, {});
  if (key === 'budgets' && !mayBudget) return answer(403, { error: 'no role' });
  if (request.method === 'GET') {
    // One at a time, as long lists come in pages.
    const at = Number(searchParams.get('pageToken') ?? 0);
    const next = at + 1 < stored[key].length ? { nextPageToken: String(at + 1) } : {};
    return answer(200, { [key]: stored[key].slice(at, at + 1), ...next });
  }
  asked.push(`${request.method} ${key}`);
  const body = await json(request);
  if (request.method === 'POST') {
    // The service adds fields of its own.
    const made = { ...body, name: `${pathname.slice(1)}/${stored[key].length}`, etag: 'e' };
    stored[key].push(made);
    return answer(200, made);
  }
  const index = stored[key].findIndex(({ name }) => `/${name}` === pathname);
  if (index < 0) return answer(404, {});
  stored[key][index] = body;
  return answer(200, body);
}

const apply = (more = {}) =>
  applyMonitoring({
    project: PROJECT,
    send: googleSender({ project: PROJECT, token: async () => 'owner' }),
    origins: { monitoring: origin, dashboards: origin, billing: origin, budgets: origin, projects: origin },
    ...more,
  });

describe('what watches a project', () => {
  it('is made once, and left as it is by another run', async () => {
    const said = await apply({ email: EMAIL, currency: 'EUR' });
    expect(said).toEqual(
      expect.arrayContaining([`Alerts go to ${EMAIL}.`, `Made: Rawi: ${PROJECT}`, 'Made: Rawi']),
    );
    expect(stored.alertPolicies.length).toBeGreaterThan(2);
    const [channel] = stored.notificationChannels;
    for (const policy of stored.alertPolicies) expect(policy.notificationChannels).toEqual([channel.name]);
    expect(stored.budgets[0]).toMatchObject({
      budgetFilter: { projects: ['projects/42'] },
      amount: { specifiedAmount: { currencyCode: 'EUR' } },
    });
    asked = [];
    expect(await apply({ email: EMAIL, currency: 'EUR' })).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('is brought back to what the files say, and keeps who is told', async () => {
    await apply({ email: EMAIL });
    const [policy] = stored.alertPolicies;
    const told = policy.notificationChannels;
    policy.conditions[0].conditionThreshold.thresholdValue = 7;
    stored.dashboards[0].mosaicLayout.tiles.pop();
    asked = [];
    expect(await apply()).toEqual([`Changed: ${policy.displayName}`, 'Changed: Rawi']);
    expect(asked).toEqual(['PATCH alertPolicies', 'PATCH dashboards']);
    expect(stored.alertPolicies[0].conditions[0].conditionThreshold.thresholdValue).not.toBe(7);
    expect(stored.alertPolicies[0].notificationChannels).toEqual(told);
  });

  it('leaves policies and dashboards of others alone', async () => {
    stored.alertPolicies.push({ name: 'projects/x/alertPolicies/own', displayName: 'Mine' });
    await apply();
    expect(stored.alertPolicies[0]).toEqual({ name: 'projects/x/alertPolicies/own', displayName: 'Mine' });
  });

  it('says that the budget could not be set by these credentials, and does the rest', async () => {
    mayBudget = false;
    const said = await apply();
    expect(said.at(-1)).toMatch(/^The budget was not set/);
    expect(stored.alertPolicies.length).toBeGreaterThan(2);
    billing = { billingEnabled: false };
    expect((await apply()).at(-1)).toMatch(/no billing account/);
  });

  it('is not set with credentials that are refused', async () => {
    const send = googleSender({ project: PROJECT, token: async () => 'stranger' });
    await expect(apply({ send })).rejects.toThrow('answered 401');
  });
});
