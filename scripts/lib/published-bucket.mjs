import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteSettings } from './deploy-settings.mjs';
import { root } from './root.mjs';

/**
 * The bucket of a project that holds its published files: as the site's settings name it, else as the rules are deployed to, else
 * the one that Firebase makes.
 */
export async function publishedBucket(
  project,
  { web = join(root, 'web'), rc = join(root, '.firebaserc') } = {},
) {
  const { settings } = await readSiteSettings(web, { project });
  if (settings) return settings.storageBucket;
  const { targets = {} } = JSON.parse(readFileSync(rc, 'utf8'));
  return targets[project]?.storage?.published?.[0] ?? `${project}.firebasestorage.app`;
}
