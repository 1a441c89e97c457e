import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How many builds before this one keep their files on the site: a page that was served by one of them still finds its own. */
const KEPT_BUILDS = 2;
/** A name of a build's file; nothing else is written, whatever the site says. */
const ASSET = /^assets\/[\w.-]+$/;
const BUILD_ID = /^[0-9a-f]{16}$/;

/**
 * Fetches the files of the builds that `origin` serves into the built site in `folder`: a deploy takes away what is not in
 * it. Returns the ids of the builds that are kept, newest first; none where the site is not there yet.
 * Throws where the site answers and a file of a kept build cannot be had.
 */
export async function keepBuilds({ origin, folder, fetchFile = fetch }) {
  const ask = async (path) => {
    const response = await fetchFile(`${origin.replace(/\/$/, '')}/${path}`, { redirect: 'error' });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${path} of the running site: ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  };
  const own = readJson(folder, 'builds/latest.json').id;
  const latest = parseJson(await ask('builds/latest.json').catch(() => undefined))?.id;
  const kept = [];
  for (let id = latest; id !== undefined && kept.length < KEPT_BUILDS; ) {
    if (!BUILD_ID.test(id)) break;
    const meta = parseJson(await ask(`builds/meta/${id}.json`));
    if (!Array.isArray(meta?.assets)) break;
    // The same build again: the builds that it kept are kept.
    if (id !== own) {
      for (const asset of meta.assets) {
        if (typeof asset !== 'string' || !ASSET.test(asset) || existsSync(join(folder, asset))) continue;
        const content = await ask(asset);
        if (content) write(folder, asset, content);
      }
      write(folder, `builds/meta/${id}.json`, JSON.stringify(meta));
      kept.push(id);
    }
    id = typeof meta.previous === 'string' && !kept.includes(meta.previous) ? meta.previous : undefined;
  }
  const [previous] = kept;
  const ownMeta = `builds/meta/${own}.json`;
  if (previous !== undefined) {
    write(folder, ownMeta, JSON.stringify({ ...readJson(folder, ownMeta), previous }));
  }
  return kept;
}

const readJson = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

function parseJson(bytes) {
  try {
    return bytes && JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

function write(folder, file, content) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}
