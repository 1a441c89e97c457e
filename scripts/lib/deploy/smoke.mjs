import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { transportSecurity } from '../project-file.mjs';

/** A look at the live site as a visitor comes to it: what is broken for everybody is seen before people see it. */

const TIMEOUT_MS = 20_000;
/** How long a missing asset may be kept, in seconds; the next release may have it. */
const MOST_KEPT = 3600;
/** The functions behind Hosting that answer every request with an error of their own, and how each is asked. */
const CALLS = ['account', 'visitor', 'community', 'translators', 'review'];
const REQUESTS = { view: 405, report: 405, unsubscribe: 405, 'mail-events': 405, 'files/none': 401 };

/**
 * Asks the site at its address. `build` is the one that was deployed. Returns the problems, each a sentence; none where all is well.
 */
export async function smokeTest({ site, hsts }, build, fetchPage = fetch) {
  const ask = async (path, options = {}) => {
    const response = await fetchPage(`${site}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...options,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const looks = [
    () => lookAtBuild(ask, build),
    ...['en', 'ar'].flatMap((locale) => [
      () => lookAtPage(ask, locale, build),
      () => lookAtHome(ask, locale),
    ]),
    () => lookAtHeaders(ask, hsts),
    ...CALLS.map((name) => () => lookAtCall(ask, name)),
    ...Object.entries(REQUESTS).map(
      ([path, status]) =>
        () =>
          lookAtRequest(ask, path, status),
    ),
    () => lookAtMissingAsset(ask),
  ];
  const problems = [];
  for (const look of looks) problems.push(...(await look().catch((error) => [unanswered(site, error)])));
  return [...new Set(problems)];
}

const unanswered = (site, error) => `${site} did not answer: ${error.cause?.message ?? error.message}.`;

/** A release reaches every place of Hosting within a minute: until then the site is asked again. */
export async function smokeTestSoon(settings, build, { fetchPage, tries = 12, sleep = wait } = {}) {
  for (let left = tries; ; left -= 1) {
    const problems = await smokeTest(settings, build, fetchPage);
    if (problems.length === 0 || left <= 1) return problems;
    await sleep(5000);
  }
}

async function lookAtBuild(ask, build) {
  const { status, text } = await ask('/builds/latest.json');
  const id = status === 200 ? parsed(text)?.id : undefined;
  if (id === build) return [];
  return [id ? `The site shows the build ${id}, not ${build}.` : `/builds/latest.json answers ${status}.`];
}

/** A page that needs no document is drawn in its language, by the program of this build, and may run what stands in it. */
async function lookAtPage(ask, locale, build) {
  const path = `/${locale}/terms`;
  const { status, headers, text } = await ask(path);
  if (status !== 200) return [`${path} answers ${status}.`];
  const problems = [];
  const [, tag = ''] = /<html([^>]*)>/.exec(text) ?? [];
  if (!tag.includes(`lang="${locale}"`)) problems.push(`${path} is not in its language.`);
  if (!tag.includes(locale === 'ar' ? 'dir="rtl"' : 'dir="ltr"'))
    problems.push(`${path} is not written in its direction.`);
  const [, drawnBy] = /<meta name="rawi-build" content="([^"]*)"/.exec(text) ?? [];
  if (drawnBy !== build)
    problems.push(`${path} is drawn by the build ${drawnBy ?? 'of nobody'}, not ${build}.`);
  const policy = headers.get('content-security-policy') ?? '';
  const scripts = [...text.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)];
  if (scripts.length === 0) problems.push(`${path} has no script to begin with.`);
  for (const [, script] of scripts)
    if (!policy.includes(hashOf(script)))
      problems.push(`The policy of ${path} forbids the script by which it begins.`);
  return problems;
}

const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Home and its payload say the same: there, or not there yet, as before the first comic. */
async function lookAtHome(ask, locale) {
  const path = `/${locale}/_payload.json`;
  const payload = await ask(path);
  const isJson = (payload.headers.get('content-type') ?? '').startsWith('application/json');
  if (!isJson || parsed(payload.text) === undefined)
    return [`${path} is no JSON (status ${payload.status}).`];
  if (![200, 404].includes(payload.status)) return [`${path} answers ${payload.status}.`];
  const { status } = await ask(`/${locale}`);
  return status === 200 || status === payload.status ? [] : [`/${locale} answers ${status}.`];
}

async function lookAtHeaders(ask, hsts) {
  const { headers } = await ask('/en/.x');
  const wanted = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': transportSecurity(hsts),
  };
  const wrong = Object.entries(wanted).filter(([name, value]) => headers.get(name) !== value);
  const problems = wrong.map(([name, value]) => `${name} is “${headers.get(name) ?? ''}”, not “${value}”.`);
  if (!headers.get('content-security-policy')?.startsWith("default-src 'none'"))
    problems.push('There is no content security policy.');
  if (!/(?:^|; ?)frame-ancestors 'none'(?:;|$)/.test(headers.get('content-security-policy') ?? ''))
    problems.push('Other sites may frame the site.');
  return problems;
}

/** A call that names no operation is answered by its function, in JSON. */
async function lookAtCall(ask, name) {
  const { status, text } = await ask(`/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"data":{}}',
  });
  if (parsed(text)?.error !== undefined && status < 500) return [];
  return [`/api/${name} is not answered by its function (status ${status}).`];
}

async function lookAtRequest(ask, path, wanted) {
  const { status } = await ask(`/api/${path}`);
  return status === wanted ? [] : [`/api/${path} is not answered by its function (status ${status}).`];
}

async function lookAtMissingAsset(ask) {
  const path = '/assets/none.js';
  const { status, headers } = await ask(path);
  if (status !== 404) return [`${path}, which is not there, answers ${status}.`];
  const [, seconds = '0'] = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
  return Number(seconds) <= MOST_KEPT ? [] : [`A missing file is kept for ${seconds} seconds.`];
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
