import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST } from './ports.mjs';
import { root, workFolder } from './root.mjs';
import { giveShell, localProgram, localSite, SHELLS, writeRobots } from './site-build.mjs';

export const PROJECT = 'demo-rawi';
/** Published files, and what people upload; `.firebaserc` and `functions/.env.demo-rawi` name them too. */
export const BUCKET = `${PROJECT}.appspot.com`;
export const UPLOADS_BUCKET = `${PROJECT}-uploads`;
/** Where texts tell people to write to; `functions/.env.demo-rawi` names it too. */
export const CONTACT_ADDRESS = 'help@rawi.test';

/**
 * Derives from `firebase.json` what a local run needs and writes it beside it (the CLI takes the folder of the file as
 * the project's): the moved ports, an empty folder for the site, and headers that admit the local addresses.
 * Returns the file's path.
 */
export function writeLocalConfig(ports, runFolder) {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const site = siteOf(runFolder);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  config.hosting.public = site.slice(root.length);
  for (const { headers } of config.hosting.headers) {
    for (const header of headers)
      if (header.key === 'Content-Security-Policy') header.value = admitLocal(header.value, ports);
  }
  const everywhere = config.hosting.headers.find(({ regex }) => regex === '.*');
  // A browser would remember this for every local site on the same name.
  everywhere.headers = everywhere.headers.filter(({ key }) => key !== 'Strict-Transport-Security');
  for (const [name, emulator] of Object.entries(config.emulators)) {
    if (typeof emulator === 'object' && name in ports) emulator.port = ports[name];
  }
  config.emulators.firestore.websocketPort = ports.websocket;
  const file = join(root, `firebase.local-${ports.offset}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}

/** What the client must know to find this run's emulators; `web/src/core/firebase/env.ts` reads it. */
export function clientConfig(ports) {
  return {
    projectId: PROJECT,
    apiKey: 'demo-key',
    storageBucket: BUCKET,
    uploadsBucket: UPLOADS_BUCKET,
    contactAddress: CONTACT_ADDRESS,
    emulators: Object.fromEntries(
      ['auth', 'firestore', 'storage'].map((name) => [name, `${HOST}:${ports[name]}`]),
    ),
  };
}

const siteOf = (runFolder) => join(runFolder, 'site');
/** Where the function that serves pages finds what it draws them with. */
export const servedOf = (runFolder) => join(runFolder, 'served');

/** Puts the built site where a run serves it, with the run's addresses in the shell's `rawi-firebase` meta element. */
export function putSite(ports, runFolder) {
  const site = siteOf(runFolder);
  cpSync(localSite, site, { recursive: true });
  const html = readFileSync(join(site, 'app.html'), 'utf8');
  const content = JSON.stringify(clientConfig(ports)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const filled = html.replace(/(<meta name="rawi-firebase" content=")[^"]*"/, `$1${content}"`);
  if (filled === html) throw new Error('app.html has no <meta name="rawi-firebase" content="…"> to fill in.');
  for (const name of SHELLS) writeFileSync(join(site, name), filled);
  writeRobots(site, `http://${HOST}:${ports.hosting}`);
  const served = servedOf(runFolder);
  rmSync(served, { recursive: true, force: true });
  cpSync(localProgram, served, { recursive: true });
  giveShell(site, served);
}

function admitLocal(policy, ports) {
  const storage = `http://${HOST}:${ports.storage}`;
  const local = [storage, `http://${HOST}:${ports.firestore}`, `http://${HOST}:${ports.auth}`].join(' ');
  return policy
    .replace(/(img-src [^;]*)/, `$1 ${storage}`)
    .replace(/(connect-src [^;]*)/, `$1 ${local}`)
    .replace(/;?\s*upgrade-insecure-requests/, '');
}

/** Where the data of a run is kept between starts. */
export const dataFolder = (ports) => join(workFolder, ports.offset === 0 ? 'data' : `data-${ports.offset}`);
