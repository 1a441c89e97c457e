import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Settings without which `web/src/core/firebase/env.ts` does not start. */
const NEEDED_BY_SITE = ['projectId', 'apiKey', 'storageBucket', 'uploadsBucket', 'contactAddress'];
/** Settings without which `functions/src/settings.ts` does not work; secrets are kept elsewhere. */
const NEEDED_BY_FUNCTIONS = ['SITE_URL', 'UPLOADS_BUCKET', 'MAIL_FROM', 'CONTACT_ADDRESS', 'SMTP_HOST'];

const EXAMPLE =
  'VITE_RAWI_FIREBASE={"projectId":"…","apiKey":"…","storageBucket":"…","uploadsBucket":"…","contactAddress":"…"}';
const SITE_REMEDY = `Write the web app's configuration (Firebase console, project settings) into web/.env.production.local as one line:\n${EXAMPLE}`;

/**
 * The site's settings for a production build, from the variable or the environment files of `web`, as Vite reads them.
 * Returns `{ settings }`, or `{ problem, remedy }` where something is missing or does not belong to `project`.
 */
export async function readSiteSettings(web, { project } = {}) {
  const { loadEnv } = await import('vite');
  return checkSiteSettings(loadEnv('production', web, 'VITE_').VITE_RAWI_FIREBASE, project);
}

/** The same for the text of the settings. */
export function checkSiteSettings(text, project) {
  if (!text) return refused('The site has no settings of a Firebase project (VITE_RAWI_FIREBASE).');
  let settings;
  try {
    settings = JSON.parse(text);
  } catch {
    return refused('The settings of the site (VITE_RAWI_FIREBASE) are not JSON.');
  }
  const missing = NEEDED_BY_SITE.filter((name) => typeof settings?.[name] !== 'string' || !settings[name]);
  if (missing.length > 0) {
    return refused(`The settings of the site (VITE_RAWI_FIREBASE) have no ${missing.join(', ')}.`);
  }
  if (settings.emulators !== undefined || settings.projectId.startsWith('demo-')) {
    return refused('The settings of the site (VITE_RAWI_FIREBASE) are those of a local run.');
  }
  if (project && project !== settings.projectId) {
    return refused(
      `The settings of the site are those of ${settings.projectId}, and ${project} is deployed.`,
    );
  }
  return { settings };
}

const refused = (problem) => ({ problem, remedy: SITE_REMEDY });

/** What is wrong with the parameters of the functions for a project, as `{ problem, remedy }`; otherwise nothing. */
export function checkFunctionParameters(folder, project) {
  const values = functionParameters(folder, project);
  const missing = NEEDED_BY_FUNCTIONS.filter((name) => !values[name]);
  const remedy = `Write functions/.env.${project}; functions/README.md lists what belongs there.`;
  if (missing.length > 0) return { problem: `The functions have no ${missing.join(', ')}.`, remedy };
  if (!/^https:\/\/[^/]+\/?$/.test(values.SITE_URL)) {
    return { problem: `SITE_URL is “${values.SITE_URL}”, which is not https:// and a host.`, remedy };
  }
  return undefined;
}

/** The parameters of the functions for a project, by their names. */
export function functionParameters(folder, project) {
  const files = ['.env', `.env.${project}`].map((name) => join(folder, name)).filter(existsSync);
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))));
}
