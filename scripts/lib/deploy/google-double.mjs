import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { googleApi, ORIGINS } from '../project-settings.mjs';
import {
  ACCOUNT_ROLES,
  APIS,
  accountOf,
  BUILDER_ROLE,
  builderOf,
  ROLE_ON_ITSELF,
  STORAGE_AGENT_ROLE,
  storageAgentOf,
} from './needs.mjs';

/** Google's APIs over HTTP for tests, with one project that has all that a deploy needs. */

export const PROJECT = 'rawi-live';
const NUMBER = '123456';
export const SETTINGS = {
  project: PROJECT,
  region: 'europe-west1',
  site: 'https://rawi.example',
  hostingSite: PROJECT,
  contactAddress: 'help@rawi.example',
  buckets: { published: 'rawi-live.firebasestorage.app', uploads: 'rawi-live-uploads' },
  mail: { host: 'smtp.rawi.example', port: 587, user: 'rawi', dkim: 's1', from: 'no-reply@rawi.example' },
  web: { apiKey: 'the-key', appId: '', authDomain: '' },
  hsts: { subdomains: false, preload: false },
  appCheck: { siteKey: '', enforced: false },
  trustedHops: 1,
};

const binding = (role, account) => ({ role, members: [`serviceAccount:${account}`] });

/**
 * DNS of the same project, by type and name. A record is a text, or its parts; an error is thrown. `dns` answers as Node's does.
 */
export function dnsDouble(
  records = {
    'TXT rawi.example': ['v=spf1 include:mail.example -all'],
    'TXT s1._domainkey.rawi.example': ['v=DKIM1; k=rsa; p=MIIB'],
    'TXT _dmarc.rawi.example': ['v=DMARC1; p=quarantine'],
    'MX rawi.example': ['mail.rawi.example'],
  },
) {
  const answer = (name) => {
    if (records[name] instanceof Error) throw records[name];
    if (records[name] === undefined)
      throw Object.assign(new Error(`query ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    return records[name];
  };
  return {
    records,
    dns: {
      resolveTxt: async (name) => answer(`TXT ${name}`).map((text) => [text].flat()),
      resolveMx: async (name) => answer(`MX ${name}`).map((exchange) => ({ exchange, priority: 10 })),
    },
  };
}

/** What each address answers, by API and path. `undefined` is answered with 404, `{ status, error }` with that status. */
export function wholeProject() {
  const account = accountOf(PROJECT);
  const { published, uploads } = SETTINGS.buckets;
  return {
    [`projects projects/${PROJECT}`]: { projectNumber: NUMBER, lifecycleState: 'ACTIVE' },
    [`projects projects/${PROJECT}:getIamPolicy`]: {
      bindings: [
        ...ACCOUNT_ROLES.map((role) => binding(role, account)),
        binding(BUILDER_ROLE, builderOf(NUMBER)),
        binding(STORAGE_AGENT_ROLE, storageAgentOf(NUMBER)),
      ],
    },
    [`billing projects/${PROJECT}/billingInfo`]: {
      billingEnabled: true,
      billingAccountName: 'billingAccounts/AB-CD',
    },
    [`services projects/${NUMBER}/services`]: {
      services: APIS.map((name) => ({ config: { name: `${name}.googleapis.com` } })),
    },
    [`firestore projects/${PROJECT}/databases/(default)`]: {
      type: 'FIRESTORE_NATIVE',
      locationId: 'europe-west1',
    },
    [`identity projects/${PROJECT}/config`]: { subtype: 'IDENTITY_PLATFORM' },
    [`storage b/${published}`]: {
      location: 'EUROPE-WEST1',
      cors: [
        {
          origin: ['*'],
          method: ['GET', 'HEAD'],
          responseHeader: ['Accept-Ranges', 'Content-Range', 'Content-Length', 'ETag'],
        },
      ],
    },
    [`storage b/${uploads}`]: {
      location: 'EUROPE-WEST1',
      lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: 90 } }] },
    },
    [`linkedBuckets projects/${PROJECT}/buckets/${published}`]: {},
    [`linkedBuckets projects/${PROJECT}/buckets/${uploads}`]: {},
    [`accounts projects/${PROJECT}/serviceAccounts/${account}`]: {},
    [`accounts projects/${PROJECT}/serviceAccounts/${account}:getIamPolicy`]: {
      bindings: [binding(ROLE_ON_ITSELF, account)],
    },
    [`secrets projects/${PROJECT}/secrets/AUTH_KEY/versions/latest`]: { state: 'ENABLED' },
    [`secrets projects/${PROJECT}/secrets/SMTP_PASSWORD/versions/latest`]: { state: 'ENABLED' },
    [`secrets projects/${PROJECT}/secrets/MAIL_EVENTS_KEY/versions/latest`]: { state: 'ENABLED' },
    [`budgets billingAccounts/AB-CD/budgets`]: {
      budgets: [{ budgetFilter: { projects: [`projects/${NUMBER}`] } }],
    },
    [`firebase projects/${PROJECT}`]: {},
    [`firebase projects/${PROJECT}/webApps`]: { apps: [{ appId: '1:2:web:3' }] },
    [`firebase projects/${PROJECT}/webApps/1:2:web:3/config`]: { apiKey: 'the-key' },
    [`hosting projects/${PROJECT}/sites/${PROJECT}`]: {},
  };
}

/**
 * Starts the double, which answers what `answers` says at each moment. Returns `{ api, asked, stop }`; `asked` are the requests that
 * came, as `{ method, address, query, body }`.
 */
export async function startGoogle(answers) {
  const asked = [];
  const server = createServer((request, response) => void respond(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${server.address().port}`;
  const origins = Object.fromEntries(Object.keys(ORIGINS).map((name) => [name, `${base}/${name}`]));

  async function respond(request, response) {
    const { pathname, searchParams } = new URL(request.url, base);
    const [, name, ...path] = decodeURIComponent(pathname).split('/');
    const address = `${name} ${path.join('/')}`;
    const body = request.method === 'GET' ? undefined : await json(request);
    asked.push({ method: request.method, address, query: Object.fromEntries(searchParams), body });
    const given = answers[address];
    const answer =
      typeof given === 'function' ? given({ method: request.method, searchParams, body }) : given;
    const status = answer === undefined ? 404 : (answer.status ?? 200);
    const isError = typeof status === 'number' && status >= 400;
    response.writeHead(typeof status === 'number' ? status : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isError ? { error: { message: answer?.error ?? 'Not found.' } } : answer));
  }

  return {
    api: googleApi({ project: PROJECT, token: () => Promise.resolve('owner'), origins }),
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
