/** What a project has to have before anything can be deployed to it. */

/** Google's APIs, by their names without `.googleapis.com`. The CLI turns on those of functions itself; it cannot ask before that. */
export const APIS = [
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'cloudtasks',
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'identitytoolkit',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
];

/** The account that the functions run as (`functions/src/data/service-account.ts`). */
export const accountOf = (project) => `rawi-functions@${project}.iam.gserviceaccount.com`;

/** Its roles in the project; functions/README.md says what each is for. */
export const ACCOUNT_ROLES = [
  'roles/datastore.user',
  'roles/firebaseauth.admin',
  'roles/storage.objectAdmin',
  'roles/eventarc.eventReceiver',
  'roles/run.invoker',
  'roles/cloudfunctions.viewer',
  'roles/monitoring.viewer',
];

/** Its role on itself: its name stands on the tasks that it hands over. */
export const ROLE_ON_ITSELF = 'roles/iam.serviceAccountUser';

/** The account that functions are built as, and what it needs. */
export const builderOf = (number) => `${number}-compute@developer.gserviceaccount.com`;
export const BUILDER_ROLE = 'roles/cloudbuild.builds.builder';

/** Storage's rules ask Firestore, as this account. */
export const storageAgentOf = (number) => `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
export const STORAGE_AGENT_ROLE = 'roles/firebaserules.firestoreServiceAgent';

/** The secrets of the functions (`functions/src/settings.ts`), with the command that sets each. */
export const SECRETS = {
  AUTH_KEY: (project) =>
    `openssl rand -base64 48 | npx firebase functions:secrets:set AUTH_KEY --data-file - --project ${project}`,
  SMTP_PASSWORD: (project) => `npx firebase functions:secrets:set SMTP_PASSWORD --project ${project}`,
  MAIL_EVENTS_KEY: (project) =>
    `openssl rand -hex 32 | npx firebase functions:secrets:set MAIL_EVENTS_KEY --data-file - --project ${project}`,
};

/** The places of Firestore that lie in several regions, and which of those a function may be in. */
export const SEVERAL_REGIONS = {
  eur3: ['europe-west1', 'europe-west4'],
  nam5: ['us-central1'],
  nam7: ['us-central1', 'us-east4'],
};
