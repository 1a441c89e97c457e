import dns from 'node:dns/promises';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { appCheckSite } from '../app-check-settings.mjs';
import { migrate } from '../migrate.mjs';
import { movingLine } from '../moving-line.mjs';
import { googleApi, makeSettings, readSettings } from '../project-settings.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { buildFolder, builtFor, deployFolder, writeDeployFolder } from './deploy-folder.mjs';
import { discover } from './discover.mjs';

/** What the steps of a deploy work with, for a real project and with the credentials of this machine. */
export function handsFor(settings, say) {
  const { project } = settings;
  const folder = deployFolder(project);
  const api = googleApi({ project });
  const line = movingLine();
  const site = appCheckSite(settings);
  return {
    api,
    dns,
    say,
    show: (text) => line.show(`  ${text}`),
    cli: (args) => firebase(args, { settings, folder }),
    build: () => buildFolder(settings, folder),
    builtId: () => builtFor(settings, folder),
    discover: () => discover(join(folder, 'functions'), project),
    settings: { read: () => readSettings(api, site), make: () => makeSettings(api, site) },
    migrate: (isDry) => migrate({}, ['--project', project, ...(isDry ? ['--dry-run'] : [])]),
    deployed: noteIn(join(folder, 'deployed.json')),
    fetchPage: fetch,
  };
}

/** Firebase's own command, in the folder of the deploy. It asks nothing: what it would ask the preflight has looked at. */
function firebase(args, { settings, folder }) {
  const config = writeDeployFolder(settings, folder);
  const program = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const options = ['--project', settings.project, '--config', config, '--non-interactive'];
  return run(process.execPath, [program, ...args, ...options], {
    cwd: folder,
    env: {
      ...process.env,
      FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
      // On a busy machine the functions load longer than the CLI's ten seconds.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    },
  });
}

/** Which build's functions run, kept on this machine. */
const noteIn = (file) => ({
  read: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).build : undefined),
  write: (build) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ build }));
  },
});
