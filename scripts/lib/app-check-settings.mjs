/** Google's API of App Check. */
export const APP_CHECK_ORIGIN = 'https://firebaseappcheck.googleapis.com/v1';

/**
 * What the client reads without a token, because nobody who only reads is asked for one. Google would refuse those reads
 * if a token were demanded there; the functions demand it themselves (decision 061).
 */
const OPEN_SERVICES = [
  'firestore.googleapis.com',
  'firebasestorage.googleapis.com',
  'identitytoolkit.googleapis.com',
];

/**
 * What App Check of a project has to be changed to, in the shape of `readSettings`. `site` is the web app's `appId` and
 * `siteKey`, or undefined where the functions demand no token: then nothing is asked.
 */
export async function readAppCheckSettings(api, site) {
  if (site === undefined) return [];
  const path = `apps/${site.appId}/recaptchaEnterpriseConfig`;
  const { siteKey } = await api.get(api.origins.appCheck, path);
  const changes = [];
  if (siteKey !== site.siteKey) {
    changes.push({
      what: `App Check knows ${siteKey ? `the site key ${siteKey}` : 'no site key'} of the app, and the site has ${site.siteKey}.`,
      appCheck: { path, updateMask: 'siteKey', body: { siteKey: site.siteKey } },
    });
  }
  for (const service of OPEN_SERVICES) {
    const { enforcementMode } = await api.get(api.origins.appCheck, `services/${service}`);
    if (enforcementMode !== 'ENFORCED') continue;
    changes.push({
      what: `App Check is enforced for ${service}, which refuses what the site asks without a token.`,
      appCheck: {
        path: `services/${service}`,
        updateMask: 'enforcementMode',
        body: { enforcementMode: 'UNENFORCED' },
      },
    });
  }
  return changes;
}

/** Makes those of the changes that are of App Check. */
export async function applyAppCheckSettings(api, changes) {
  for (const { appCheck } of changes) {
    if (appCheck) await api.patch(api.origins.appCheck, appCheck.path, appCheck.updateMask, appCheck.body);
  }
}

/** The app whose tokens the functions demand, by the settings of a project's file; undefined where they demand none. */
export function appCheckSite({ appCheck, web }) {
  return appCheck.enforced ? { appId: web.appId, siteKey: appCheck.siteKey } : undefined;
}
