import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Which build a page is of, and which build is the latest (specification, sections 4 and 7). */
export interface BuildMeta {
  /** Made from what the build holds, so the same sources give the same id. */
  readonly id: string;
  /** Its files, whose names change with their content. */
  readonly assets: readonly string[];
}

/** What of a bundle names its build: names of chunks and styles hold hashes of their content. */
type Bundle = Readonly<Record<string, { readonly type: 'chunk' | 'asset'; readonly fileName: string }>>;

function idOf(bundle: Bundle): string {
  const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part.fileName] : []));
  return createHash('sha256').update(chunks.toSorted().join('\n')).digest('hex').slice(0, 16);
}

/**
 * Names one build, first in its page and then in its files. Between the two Vite writes a chunk that only leads on to others into the
 * page itself and drops it: named by what is left, every page would find a newer build than its own.
 */
export function buildNames() {
  let named: string | undefined;
  return {
    inPage(bundle: Bundle): string {
      named = idOf(bundle);
      return named;
    },
    inFiles(bundle: Bundle): BuildMeta {
      const assets = Object.keys(bundle).filter(
        (name) => name.startsWith('assets/') && !name.endsWith('.map'),
      );
      return { id: named ?? idOf(bundle), assets: assets.toSorted() };
    },
  };
}

/** Writes `builds/latest.json` and `builds/meta/{id}.json`, and the build's id into its pages. */
export function buildFiles(): Plugin {
  const names = buildNames();
  return {
    name: 'rawi:build-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle
          ? html.replace(
              '</title>',
              () => `</title>\n    <meta name="rawi-build" content="${names.inPage(bundle)}" />`,
            )
          : html,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const meta = names.inFiles(bundle);
        const emit = (fileName: string, content: object) =>
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
        emit('builds/latest.json', { id: meta.id });
        emit(`builds/meta/${meta.id}.json`, meta);
      },
    },
  };
}
