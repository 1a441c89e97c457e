import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_CHECK_ORIGIN, applyAppCheckSettings, readAppCheckSettings } from './app-check-settings.mjs';
import { differences, lacking, updateOf } from './auth-settings.mjs';
import { root } from './root.mjs';

export const ORIGINS = {
  identity: 'https://identitytoolkit.googleapis.com/admin/v2',
  firestore: 'https://firestore.googleapis.com/v1',
  appCheck: APP_CHECK_ORIGIN,
  rules: 'https://firebaserules.googleapis.com/v1',
  projects: 'https://cloudresourcemanager.googleapis.com/v1',
  billing: 'https://cloudbilling.googleapis.com/v1',
  budgets: 'https://billingbudgets.googleapis.com/v1',
  services: 'https://serviceusage.googleapis.com/v1',
  firebase: 'https://firebase.googleapis.com/v1beta1',
  hosting: 'https://firebasehosting.googleapis.com/v1beta1',
  storage: 'https://storage.googleapis.com/storage/v1',
  linkedBuckets: 'https://firebasestorage.googleapis.com/v1beta',
  accounts: 'https://iam.googleapis.com/v1',
  secrets: 'https://secretmanager.googleapis.com/v1',
  functions: 'https://cloudfunctions.googleapis.com/v2',
  run: 'https://run.googleapis.com/v2',
  tasks: 'https://cloudtasks.googleapis.com/v2',
  schedules: 'https://cloudscheduler.googleapis.com/v1',
};

/** The lists of sign-in providers. People sign in with address and password alone, so all of them stay off. */
const PROVIDERS = ['defaultSupportedIdpConfigs', 'oauthIdpConfigs', 'inboundSamlConfigs'];

/**
 * Compares a project with what it has to be. Returns `changes`, each with `what` and, for `applySettings`, how it is
 * made; and `todo`, what only another command or the console can do, as `{ problem, remedy }`. `appCheckSite` is the app
 * whose App Check the functions demand, if they do.
 */
export async function readSettings(api, appCheckSite) {
  const config = await api.get(api.origins.identity, 'config');
  const providers = await enabledProviders(api);
  const wrong = differences(config);
  return {
    changes: [
      ...wrong.map((difference) => ({ ...difference, what: described(difference) })),
      ...providers.map((provider) => ({ provider, what: `The sign-in provider ${provider} is on.` })),
      ...(await readAppCheckSettings(api, appCheckSite)),
    ],
    todo: [...lacking(config), ...(await missingTtlPolicies(api))],
  };
}

/** Makes the changes that `readSettings` found. */
export async function applySettings(api, changes) {
  const settings = changes.filter(({ path }) => path !== undefined);
  if (settings.length > 0) {
    const { updateMask, body } = updateOf(settings);
    await api.patch(api.origins.identity, 'config', updateMask, body);
  }
  for (const { provider } of changes) {
    if (provider) await api.patch(api.origins.identity, provider, 'enabled', { enabled: false });
  }
  await applyAppCheckSettings(api, changes);
}

/** Sets what is not as it has to be. Returns `changed`, as sentences, and `left`, what only something else can do. */
export async function makeSettings(api, site) {
  const { changes } = await readSettings(api, site);
  if (changes.length > 0) await applySettings(api, changes);
  const { changes: refused, todo } = await readSettings(api, site);
  return {
    changed: changes
      .filter(({ what }) => !refused.some((other) => other.what === what))
      .map(({ what }) => what),
    left: [
      ...refused.map(({ what }) => ({ problem: what, remedy: 'It was set, and is not: try again.' })),
      ...todo,
    ],
  };
}

async function enabledProviders(api) {
  const found = [];
  for (const kind of PROVIDERS) {
    const answer = await api.get(api.origins.identity, `${kind}?pageSize=100`);
    for (const { name, enabled } of answer[kind] ?? []) {
      if (enabled) found.push(`${kind}/${name.split('/').at(-1)}`);
    }
  }
  return found;
}

/** The TTL policies of `firestore.indexes.json` that the database does not have. */
async function missingTtlPolicies(api) {
  const { fieldOverrides } = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8'));
  const missing = [];
  for (const { collectionGroup, fieldPath } of fieldOverrides.filter(({ ttl }) => ttl)) {
    const path = `databases/(default)/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
    const { ttlConfig } = await api.get(api.origins.firestore, path);
    if (ttlConfig?.state === 'ACTIVE' || ttlConfig?.state === 'CREATING') continue;
    missing.push({
      problem: `${collectionGroup}.${fieldPath} has no TTL policy.`,
      remedy: 'npm run deploy -- --project <id> --only firestore',
    });
  }
  return missing;
}

const described = ({ path, wanted, present }) =>
  `${path} is ${JSON.stringify(present) ?? 'not set'}, and has to be ${JSON.stringify(wanted)}.`;

/**
 * Asks Google with the token that `token` returns; the quota is the project's. An error has the answer's `status`, and what Google says
 * about it as `said`.
 */
export function googleSender({ project, token }) {
  return async (method, url, body) => {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        // A person's own credential belongs to no project: this says whose quota it spends.
        'x-goog-user-project': project,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new ApiRefused(method, url, response.status, text);
    return text === '' ? {} : JSON.parse(text);
  };
}

/** The token of this machine's application default credentials. */
export async function ownToken() {
  const { applicationDefault } = await import('firebase-admin/app');
  return (await applicationDefault().getAccessToken()).access_token;
}

/** Each entry of a list that comes in pages; `ask` reads an address of one. */
export async function listOf(ask, address, key) {
  const found = [];
  let next;
  do {
    const page = next ? `${address.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(next)}` : '';
    const answer = (await ask(`${address}${page}`)) ?? {};
    found.push(...(answer[key] ?? []));
    next = answer.nextPageToken;
  } while (next);
  return found;
}

/** Google's APIs for one project, with the access token that `token` returns. */
export function googleApi({ project, token = ownToken, origins = ORIGINS }) {
  const call = googleSender({ project, token });
  const url = (origin, path) => `${origin}/projects/${project}/${path}`;
  return {
    origins,
    get: (origin, path) => call('GET', url(origin, path)),
    patch: (origin, path, updateMask, body) =>
      call('PATCH', `${url(origin, path)}?updateMask=${encodeURIComponent(updateMask)}`, body),
    /** Where an address does not begin with the project. Resolves with nothing where there is no such thing. */
    ask: async (method, address, body) => {
      try {
        return await call(method, address, body);
      } catch (error) {
        if (error.status === 404) return undefined;
        throw error;
      }
    },
  };
}

/** An answer of Google's that is none, with its `status` and what Google says about it. */
class ApiRefused extends Error {
  constructor(method, url, status, text) {
    super(`${method} ${url} answered ${status}: ${text}`);
    this.status = status;
    this.said = saidIn(text);
  }
}

/** The sentence in the body of an error of Google's. */
function saidIn(text) {
  try {
    return JSON.parse(text).error?.message ?? text;
  } catch {
    return text;
  }
}
