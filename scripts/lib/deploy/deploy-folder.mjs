import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { admitAppCheck } from '../app-check-policy.mjs';
import { environmentText, functionSettings, siteSettings, transportSecurity } from '../project-file.mjs';
import { root, workFolder } from '../root.mjs';
import { buildProduct } from './build-product.mjs';

/**
 * The folder that a deploy of one project works in: what the CLI uploads, and the configuration by which it does. The checkout's own
 * `firebase.json` stays the one of local runs.
 */
export const deployFolder = (project) => join(workFolder, 'deploy', project);

const RULES = ['firestore.rules', 'firestore.indexes.json', 'storage.rules'];

/** Writes a project's folder, and leaves what was built there. Returns the path of its `firebase.json`. */
export function writeDeployFolder(settings, folder = deployFolder(settings.project)) {
  mkdirSync(folder, { recursive: true });
  for (const name of RULES) copyFileSync(join(root, name), join(folder, name));
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const file = join(folder, 'firebase.json');
  writeFileSync(file, `${JSON.stringify(deployConfig(config, settings), null, 2)}\n`);
  return file;
}

/** What of a local `firebase.json` is otherwise in a project. */
export function deployConfig({ hosting, firestore }, { region, hostingSite, buckets, hsts, appCheck }) {
  const { predeploy: _, ...rest } = hosting;
  return {
    hosting: {
      ...rest,
      site: hostingSite,
      public: 'site',
      rewrites: hosting.rewrites.map((rewrite) =>
        rewrite.function ? { ...rewrite, function: { ...rewrite.function, region } } : rewrite,
      ),
      headers: hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) => deployedHeader(rule, header, { hsts, appCheck })),
      })),
    },
    firestore,
    storage: [buckets.published, buckets.uploads].map((bucket) => ({ bucket, rules: 'storage.rules' })),
    functions: [{ codebase: 'default', source: 'functions' }],
  };
}

function deployedHeader({ regex }, header, { hsts, appCheck }) {
  if (header.key === 'Strict-Transport-Security') return { ...header, value: transportSecurity(hsts) };
  // The policy of all paths: that of files which are handed out is a stricter one.
  const isPolicy = header.key === 'Content-Security-Policy' && regex === '.*';
  return isPolicy && appCheck.siteKey ? { ...header, value: admitAppCheck(header.value) } : header;
}

/**
 * Builds the site and the functions of a project in its folder. A build that is broken off leaves none, so that nothing is uploaded of
 * which a half is older.
 */
export async function buildFolder(settings, folder = deployFolder(settings.project), build = buildProduct) {
  writeDeployFolder(settings, folder);
  const stamp = join(folder, 'built.json');
  const [site, functions] = ['site', 'functions'].map((name) => join(folder, name));
  rmSync(stamp, { force: true });
  await build({
    settings: siteSettings(settings),
    origin: settings.site,
    region: settings.region,
    site,
    functions,
  });
  writeFileSync(join(functions, `.env.${settings.project}`), environmentText(functionSettings(settings)));
  lendPackages(functions);
  writeFileSync(`${stamp}.new`, JSON.stringify({ settings, build: buildIn(folder) }));
  renameSync(`${stamp}.new`, stamp);
}

/** Which build a project's folder holds for these settings; none where there is none that is whole. */
export function builtFor(settings, folder = deployFolder(settings.project)) {
  const stamp = join(folder, 'built.json');
  if (!existsSync(stamp)) return undefined;
  const { settings: of, build } = JSON.parse(readFileSync(stamp, 'utf8'));
  return JSON.stringify(of) === JSON.stringify(settings) ? build : undefined;
}

const buildIn = (folder) => JSON.parse(readFileSync(join(folder, 'site/builds/latest.json'), 'utf8')).id;

/** The CLI loads the functions to see what there is, and finds their packages where the checkout has its own versions. It uploads none. */
function lendPackages(functions) {
  const own = join(root, 'functions/node_modules');
  if (existsSync(own)) symlinkSync(own, join(functions, 'node_modules'), 'junction');
}
