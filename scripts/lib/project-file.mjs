import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Where the functions run unless a project's settings say otherwise; `functions/src/data/region.ts` has the same. */
export const DEFAULT_REGION = 'europe-west1';

/** What the CLI reads in an environment file as it was written: it ends a value too late where a backslash stands last. */
const isText = (value) => typeof value === 'string' && !/\p{Cc}|\\$/u.test(value);
const TEXT = 'a text of one line that ends with no backslash';

/** A setting's kind: whether a value is one, and how a sentence names it. */
const is = {
  text: [(value) => isText(value) && value !== '', TEXT],
  origin: [(value) => /^https:\/\/[^/\s:@]+$/.test(value), '“https://” and a host'],
  address: [(value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'an address, as help@rawi.example'],
  region: [(value) => /^[a-z]+-[a-z]+\d{1,2}$/.test(value), 'a region, as europe-west1'],
  name: [(value) => /^[a-z0-9][a-z0-9-]{0,62}$/.test(value), 'a name in small letters, digits and hyphens'],
  bucket: [(value) => /^[a-z0-9][a-z0-9._-]{1,220}$/.test(value), 'the name of a bucket, without gs://'],
  uploads: [
    (value) => /^[a-z0-9][a-z0-9._-]{1,210}-uploads$/.test(value),
    'the name of a bucket that ends with -uploads',
  ],
  port: [(value) => Number.isInteger(value) && value > 0 && value < 65_536, 'a port'],
  hops: [(value) => Number.isInteger(value) && value >= 0 && value <= 8, 'a number from 0 to 8'],
  yesOrNo: [(value) => typeof value === 'boolean', 'true or false'],
  textOrNone: [(value) => isText(value), TEXT],
};

/** Every setting of a project's file by its path; without a value to fall back on it is needed. */
const SETTINGS = {
  region: { kind: is.region, otherwise: () => DEFAULT_REGION },
  site: { kind: is.origin },
  hostingSite: { kind: is.name, otherwise: (project) => project },
  contactAddress: { kind: is.address },
  'buckets.published': { kind: is.bucket },
  'buckets.uploads': { kind: is.uploads },
  'mail.host': { kind: is.text },
  'mail.port': { kind: is.port, otherwise: () => 587 },
  'mail.user': { kind: is.textOrNone, otherwise: () => '' },
  'mail.from': { kind: is.address },
  'mail.dkim': { kind: is.textOrNone, otherwise: () => '' },
  'web.apiKey': { kind: is.text },
  'web.appId': { kind: is.textOrNone, otherwise: () => '' },
  'web.authDomain': { kind: is.textOrNone, otherwise: () => '' },
  'hsts.subdomains': { kind: is.yesOrNo, otherwise: () => false },
  'hsts.preload': { kind: is.yesOrNo, otherwise: () => false },
  'appCheck.siteKey': { kind: is.textOrNone, otherwise: () => '' },
  'appCheck.enforced': { kind: is.yesOrNo, otherwise: () => false },
  trustedHops: { kind: is.hops, otherwise: () => 1 },
};

/** The paths of all settings; `projects/README.md` describes each. */
export const SETTING_PATHS = Object.keys(SETTINGS);

/** Where the settings of a project are kept. */
export const projectFile = (project, folder = root) => join(folder, 'projects', `${project}.json`);

export const hasProjectFile = (project, folder = root) => existsSync(projectFile(project, folder));

/**
 * The settings of a project, whole: `{ settings }`, or `{ problem, remedy }` with everything that is wrong in its file. `settings`
 * has every path of `SETTING_PATHS`, and `project`.
 */
export function readProjectFile(project, folder = root) {
  const file = `projects/${project}.json`;
  const remedy = `Mend ${file}; projects/README.md says what each setting is.`;
  if (!is.name[0](project) || project === 'example' || project.startsWith('demo-'))
    return { problem: `“${project}” is not the id of a project that can be deployed to.`, remedy: NAME_IT };
  if (!hasProjectFile(project, folder))
    return {
      problem: `There are no settings of ${project} (${file}).`,
      remedy: `Copy projects/example.json to ${file} and fill it in; projects/README.md says what each setting is.`,
    };
  let given;
  try {
    given = JSON.parse(readFileSync(projectFile(project, folder), 'utf8'));
  } catch (error) {
    return { problem: `${file} is not JSON: ${error.message}`, remedy };
  }
  const { settings, wrong } = checkSettings(project, given);
  if (wrong.length > 0) return { problem: `${file}: ${wrong.join('; ')}.`, remedy };
  return { settings };
}

/** The settings that an owner has to give and that are still the example's, each by its path. */
export function leftOfExample(settings, folder = root) {
  const example = flatten(JSON.parse(readFileSync(projectFile('example', folder), 'utf8')));
  const given = flatten(settings);
  const isOwn = (path) => SETTINGS[path].otherwise === undefined || IN_NO_OTHER_PROJECT.includes(path);
  return SETTING_PATHS.filter((path) => isOwn(path) && given.get(path) === example.get(path));
}
/** What may be left out, and is never the same in two projects. */
const IN_NO_OTHER_PROJECT = ['hostingSite', 'web.appId'];

const NAME_IT = 'Name it as the Firebase console does: npm run deploy -- --project <id>';

function checkSettings(project, given) {
  const flat = flatten(given);
  const wrong = [...flat.keys()]
    .filter((path) => !Object.hasOwn(SETTINGS, path))
    .map((path) => `there is no setting “${path}”`);
  const settings = { project };
  for (const [path, { kind, otherwise }] of Object.entries(SETTINGS)) {
    const [holds, name] = kind;
    if (!flat.has(path)) {
      if (otherwise) setAt(settings, path, otherwise(project));
      else wrong.push(`${path} is missing`);
    } else if (holds(flat.get(path))) setAt(settings, path, flat.get(path));
    else wrong.push(`${path} has to be ${String(name)}`);
  }
  if (settings.hsts.preload && !settings.hsts.subdomains)
    wrong.push('hsts.preload needs hsts.subdomains: lists of browsers take no host without them');
  if (settings.appCheck.enforced && !settings.appCheck.siteKey)
    wrong.push('appCheck.enforced needs appCheck.siteKey: without one no browser has a token');
  if (settings.appCheck.siteKey && !settings.web?.appId)
    wrong.push('appCheck.siteKey needs web.appId: tokens are for an app');
  if (settings.buckets?.published !== undefined && settings.buckets.published === settings.buckets.uploads)
    wrong.push('buckets.published and buckets.uploads have to be two buckets');
  return { settings, wrong };
}

/** The leaves of an object by their paths; what is no object at all has one leaf without a path. */
function flatten(value, path = '', into = new Map()) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) into.set(path, value);
  else
    for (const [key, inner] of Object.entries(value))
      flatten(inner, path === '' ? key : `${path}.${key}`, into);
  return into;
}

function setAt(target, path, value) {
  const keys = path.split('.');
  const last = keys.pop();
  let inner = target;
  for (const key of keys) inner = inner[key] ??= {};
  inner[last] = value;
}

/** What the site is built with (`VITE_RAWI_FIREBASE`). */
export function siteSettings({ project, web, buckets, contactAddress, appCheck }) {
  return {
    projectId: project,
    apiKey: web.apiKey,
    storageBucket: buckets.published,
    uploadsBucket: buckets.uploads,
    contactAddress,
    ...(web.authDomain && { authDomain: web.authDomain }),
    ...(web.appId && { appId: web.appId }),
    ...(appCheck.siteKey && { appCheckSiteKey: appCheck.siteKey }),
  };
}

/** The parameters of the functions (`functions/src/settings.ts`), by their names. */
export function functionSettings({ site, contactAddress, buckets, mail, appCheck, trustedHops }) {
  return {
    SITE_URL: site,
    CONTACT_ADDRESS: contactAddress,
    UPLOADS_BUCKET: buckets.uploads,
    MAIL_FROM: mail.from,
    SMTP_HOST: mail.host,
    SMTP_PORT: String(mail.port),
    SMTP_USER: mail.user,
    APP_CHECK: appCheck.enforced ? 'on' : 'off',
    TRUSTED_HOPS: String(trustedHops),
  };
}

/** Values in the form of an environment file; the CLI reads quoted ones with these escapes. */
export const environmentText = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"\n`)
    .join('');

/** The value of `Strict-Transport-Security`: two years, with what was asked for. */
export const transportSecurity = ({ subdomains, preload }) =>
  ['max-age=63072000', ...(subdomains ? ['includeSubDomains'] : []), ...(preload ? ['preload'] : [])].join(
    '; ',
  );
