import { googleSender, ORIGINS, ownToken } from './project-settings.mjs';

/** What export and restore need of a project for its people: the bucket of uploads, and how Authentication is asked. */
export async function peopleOfProject({ project, isReal, env }, passphrase) {
  const { initializeApp, applicationDefault } = await import('firebase-admin/app');
  const { getStorage } = await import('firebase-admin/storage');
  const name = isReal
    ? await (await import('./published-bucket.mjs')).uploadsBucket(project)
    : env.RAWI_UPLOADS_BUCKET;
  const app = initializeApp(
    { projectId: project, ...(isReal && { credential: applicationDefault() }) },
    `people-${Math.random()}`,
  );
  const send = googleSender({ project, token: isReal ? ownToken : async () => 'owner' });
  return {
    passphrase,
    uploads: getStorage(app).bucket(name),
    // Told in the way of Google's SDKs, by which a command knows what to say.
    ask: (...request) =>
      send(...request).catch((error) => {
        throw Object.assign(error, { code: error.status });
      }),
    origin: isReal
      ? new URL(ORIGINS.identity).origin
      : `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`,
    isEmulated: !isReal,
  };
}
