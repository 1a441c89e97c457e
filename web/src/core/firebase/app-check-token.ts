import { firebaseSettings } from './env.ts';

/** Whether requests of this site carry a token: in a local run, and on a site with a key. */
function isAsked(): boolean {
  const { appCheckSiteKey, emulators } = firebaseSettings();
  return emulators !== undefined || appCheckSiteKey !== undefined;
}

/**
 * The token that says that a request comes from our site; every SDK sends it too from then on. Undefined where the site
 * has no App Check, or where none came in time: then the function decides whether it answers without one. What a person
 * has just sent waits `again` after a failure, which may be over. Never rejects.
 */
export async function appCheckToken(after?: 'again'): Promise<string | undefined> {
  if (!isAsked()) return undefined;
  try {
    const { readAppCheckToken } = await import('./app-check.ts');
    return await readAppCheckToken(after === 'again');
  } catch {
    return undefined;
  }
}

/** Loads the code for it, beside a form that will send something; asks no host for a token. Never rejects. */
export async function prepareAppCheck(): Promise<void> {
  if (isAsked()) await Promise.allSettled([import('./app-check.ts')]);
}
