import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteSettings } from './deploy-settings.mjs';
import { readProjectFile } from './project-file.mjs';
import { root } from './root.mjs';

/**
 * The bucket of a project that holds its published files: as `projects/<id>.json` names it, else as the site's
 * older settings do, else as the rules are deployed to, else
 * the one that Firebase makes.
 */
export async function publishedBucket(
  project,
  { folder = root, web = join(folder, 'web'), rc = join(folder, '.firebaserc') } = {},
) {
  const file = readProjectFile(project, folder);
  if (file.settings) return file.settings.buckets.published;
  const { settings } = await readSiteSettings(web, { project });
  if (settings) return settings.storageBucket;
  const { targets = {} } = JSON.parse(readFileSync(rc, 'utf8'));
  return targets[project]?.storage?.published?.[0] ?? `${project}.firebasestorage.app`;
}

/** The bucket that people upload to, as the same files name it. */
export async function uploadsBucket(project, { folder = root, web = join(folder, 'web') } = {}) {
  const file = readProjectFile(project, folder);
  if (file.settings) return file.settings.buckets.uploads;
  const { settings } = await readSiteSettings(web, { project });
  return settings?.uploadsBucket ?? `${project}-uploads`;
}
