import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { noticesOf } from '../scripts/lib/notices/notices.mjs';
import { NOTICES_FILE, noticesPage } from '../scripts/lib/notices/notices-page.mjs';

/** What Vite and its bundler add to a build themselves, by the prefix of the module names. */
const HELPERS: readonly (readonly [prefix: string, manifest: string])[] = [
  ['\0vite/', 'vite/package.json'],
  ['\0rolldown/', 'rolldown/package.json'],
];

/** The prefix of modules that our own plugins make; they are no files. */
const OWN = '\0unused-by-reactfire:';

const IS_STYLE = /\.css(?:\?|$)/;
/** Matches rules that put one style sheet into another before the bundler sees it. */
const IMPORT = /@import\b|\bcomposes:[^;]*\bfrom\b/;

export interface Notices {
  /**
   * Writes the page of licences once all parts of a build are there. The plugin has to come after every
   * other.
   */
  readonly site: () => Plugin;
  /** Records a part that is bundled by itself, such as a worker. */
  readonly part: () => Plugin;
}

/**
 * The page of licences of a build has one entry for each package that has a file in it. The list comes from
 * the bundler's chunks, style sheets and assets, and not from what is installed.
 */
export function notices(): Notices {
  const files = new Set<string>();
  const part = (): Plugin => ({
    name: 'rawi:notices',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: IS_STYLE, code: IMPORT },
      handler(_code, id) {
        this.error(
          `${id} takes in another style sheet, whose licence nobody would see. A script can import it.`,
        );
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const root = this.environment.config.root;
        for (const file of filesOf(bundle, root)) files.add(file);
      },
    },
  });
  const site = (): Plugin => {
    let folder = '';
    let isBuilt = false;
    return {
      ...part(),
      configResolved: ({ root, build }) => {
        folder = resolve(root, build.outDir);
      },
      writeBundle: () => {
        isBuilt = true;
      },
      closeBundle: {
        // An earlier plugin builds the service worker in this step too.
        order: 'post',
        sequential: true,
        handler: () => {
          // The hook runs after a failed build too.
          if (isBuilt) writeFileSync(join(folder, NOTICES_FILE), noticesPage(noticesOf(files)));
        },
      },
    };
  };
  return { site, part };
}

function filesOf(bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'asset'
      ? output.originalFileNames.map((name) => resolve(root, name))
      : output.moduleIds.map(fileOf),
  );
}

/**
 * Returns the file that a module's code comes from. A module that is no file and of unknown origin is an
 * error, because its package would have no entry.
 */
function fileOf(id: string): string {
  const [, manifest] = HELPERS.find(([prefix]) => id.startsWith(prefix)) ?? [];
  if (manifest !== undefined) return createRequire(import.meta.url).resolve(manifest);
  if (id.startsWith('\0') && !id.includes('/node_modules/') && !id.startsWith(OWN))
    throw new Error(`It is not known which package ${JSON.stringify(id)} belongs to (web/notices.ts).`);
  return id.replace(/^\0/, '').replace(/\?.*$/, '');
}
