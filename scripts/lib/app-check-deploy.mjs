import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `firebase.json` for a site with App Check: written from it, and kept out of git. */
export const APP_CHECK_CONFIG = 'firebase.app-check.json';
/** How a deploy with that file says so to the build that it begins with. */
const BUILD = 'node scripts/build.mjs --project $GCLOUD_PROJECT';
const BUILD_WITH_APP_CHECK = `${BUILD} --app-check`;

/** What reCAPTCHA Enterprise and App Check load and ask, by the directive that admits it. */
const HOSTS = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/** A security policy that admits the hosts of App Check too. */
export function admitAppCheck(policy) {
  return Object.entries(HOSTS).reduce((text, [name, hosts]) => {
    const admitted = text.replace(new RegExp(`(^|; )(${name} [^;]*)`), `$1$2 ${hosts.join(' ')}`);
    return admitted === text ? `${text}; ${name} ${hosts.join(' ')}` : admitted;
  }, policy);
}

/** The text of `firebase.json` as a site with App Check is deployed with it. */
export function appCheckConfig(text) {
  const config = JSON.parse(text);
  const everywhere = config.hosting.headers.find(({ regex }) => regex === '.*');
  const policy = everywhere.headers.find(({ key }) => key === 'Content-Security-Policy');
  policy.value = admitAppCheck(policy.value);
  for (const part of [config.hosting, ...config.functions]) {
    part.predeploy = part.predeploy.map((command) => (command === BUILD ? BUILD_WITH_APP_CHECK : command));
  }
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * What is wrong with the settings of App Check of the site and of the functions, as `{ problem, remedy }`; otherwise
 * nothing. Functions that demand what the site cannot send would lock out everybody who signs up.
 */
export function checkAppCheck(settings, parameters) {
  const { APP_CHECK = 'off' } = parameters;
  const remedy = 'functions/README.md, “App Check”, says what belongs together.';
  if (APP_CHECK !== 'on' && APP_CHECK !== 'off') {
    return { problem: `APP_CHECK is “${APP_CHECK}”, which is neither on nor off.`, remedy };
  }
  if (APP_CHECK === 'on' && !settings.appCheckSiteKey) {
    return { problem: 'APP_CHECK is on, and the site has no appCheckSiteKey to get a token with.', remedy };
  }
  if (settings.appCheckSiteKey && !settings.appId) {
    return { problem: 'The site has an appCheckSiteKey and no appId, which its tokens are for.', remedy };
  }
  return undefined;
}

/**
 * Writes the configuration of a site with App Check into `folder`. For a deploy, whose configuration was read before its build
 * began, returns what is wrong with it as `{ problem, remedy }`. `named` says whether it was told to use that file.
 */
export function prepareAppCheckConfig({ folder, hasKey, isDeploy, named }) {
  const file = join(folder, APP_CHECK_CONFIG);
  const wanted = hasKey ? appCheckConfig(readFileSync(join(folder, 'firebase.json'), 'utf8')) : undefined;
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === wanted;
  if (wanted !== undefined && !isCurrent) writeFileSync(file, wanted);
  if (!isDeploy) return undefined;
  if (hasKey && !named) {
    return {
      problem: 'The site has App Check, whose hosts firebase.json does not admit.',
      remedy: `Deploy with them: npx firebase deploy --config ${APP_CHECK_CONFIG} …`,
    };
  }
  if (!hasKey && named) {
    return {
      problem: `The site has no appCheckSiteKey, and ${APP_CHECK_CONFIG} would admit hosts that it does not need.`,
      remedy: 'Deploy without --config.',
    };
  }
  if (hasKey && !isCurrent) {
    return {
      problem: `${APP_CHECK_CONFIG} was of another firebase.json; it is written anew.`,
      remedy: 'Begin the deploy again.',
    };
  }
  return undefined;
}
