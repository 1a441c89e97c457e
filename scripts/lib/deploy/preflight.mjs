import { accountLacks, budgetLacks, secretLacks } from './check-access.mjs';
import { bucketLacks, databaseLacks, identityLacks } from './check-data.mjs';
import { mailLacks } from './check-mail.mjs';
import { apiLacks, billingLacks, siteLacks, webAppLacks } from './check-project.mjs';

/**
 * Reads whether a project has what a deploy needs. Returns `{ stops, notes }`, each a list of `{ problem, remedy }`: a sentence, and the
 * command that mends it. What `stops` has makes a deploy fail or the site not work; `notes` may wait. Nothing is changed.
 * `dns` is Node's, by which mail is looked at.
 */
export async function preflight(api, settings, dns) {
  const { project } = settings;
  const known = await theProject(api, project);
  if (known.problem) return { stops: [known], notes: [] };
  const context = { api, settings, project, dns, number: known.projectNumber };
  const billing = await billingLacks(context);
  const { lacks: apis, isOn } = await apiLacks(context);
  const found = [...billing, ...apis, ...(await mailLacks(context))];
  for (const { what, of, check } of CHECKS) {
    // An API that is off answers nothing but that, which has been said.
    if (of.every(isOn)) found.push(...(await readable({ what, project }, () => check(context))));
    else
      found.push(
        waits(
          what,
          of.filter((name) => !isOn(name)),
        ),
      );
  }
  const stops = found.filter(({ isNote }) => !isNote);
  const notes = found.filter(({ isNote }) => isNote);
  return { stops: stops.map(plain), notes: notes.map(plain) };
}

const CHECKS = [
  { what: 'Firestore', of: ['firestore'], check: databaseLacks },
  { what: 'Authentication', of: ['identitytoolkit'], check: identityLacks },
  { what: 'the buckets', of: ['storage', 'firebasestorage'], check: bucketLacks },
  { what: 'the accounts and their roles', of: ['iam', 'cloudresourcemanager'], check: accountLacks },
  { what: 'the secrets', of: ['secretmanager'], check: secretLacks },
  { what: 'the web app', of: ['firebase'], check: webAppLacks },
  { what: 'Hosting', of: ['firebasehosting'], check: siteLacks },
  { what: 'the budget', of: ['cloudbilling'], check: budgetLacks },
];

const plain = ({ problem, remedy }) => ({ problem, remedy });

const waits = (what, apis) => ({
  problem: `What ${what} lacks is known once ${apis.map((name) => `${name}.googleapis.com`).join(' and ')} is on.`,
  remedy: 'Turn it on as said above, and run the command again.',
});

const ASK_AN_OWNER =
  'Ask an owner of the project for roles/viewer and roles/iam.securityReviewer, or let an owner deploy.';

/** What a check finds; where these credentials may not read, that is a note. Other failures are failures. */
async function readable({ what, project }, check) {
  try {
    return await check();
  } catch (error) {
    if (error.status !== 403) throw error;
    const [, off] = /(?:has not been used|is disabled)[^]*?(\w+\.googleapis\.com)/.exec(error.said) ?? [];
    return [
      {
        problem: off
          ? `${off} is off, without which nobody sees ${what}.`
          : `These credentials may not read ${what}: ${error.said}`,
        remedy: off ? `gcloud services enable ${off} --project ${project}` : ASK_AN_OWNER,
        isNote: true,
      },
    ];
  }
}

async function theProject(api, project) {
  try {
    const found = await api.ask('GET', `${api.origins.projects}/projects/${project}`);
    if (found?.lifecycleState === 'ACTIVE') return found;
    if (found)
      return {
        problem: `The project ${project} is being deleted.`,
        remedy: `gcloud projects undelete ${project}`,
      };
  } catch (error) {
    if (error.status === 401)
      return {
        problem: 'Google takes these credentials no more.',
        remedy: 'gcloud auth application-default login',
      };
    if (error.status !== 403) throw error;
    if (/has not been used|is disabled/.test(error.said))
      return {
        problem: 'The project cannot be read before cloudresourcemanager.googleapis.com is on.',
        remedy: `gcloud services enable cloudresourcemanager.googleapis.com serviceusage.googleapis.com --project ${project}`,
      };
  }
  return {
    problem: `There is no project ${project} that these credentials can read.`,
    remedy: 'Check its id in the Firebase console, and who you are: gcloud auth application-default login',
  };
}
