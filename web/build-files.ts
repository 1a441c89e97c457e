import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** Which build a page is of, and which build is the latest (specification, sections 4 and 7). */
export interface BuildMeta {
  /** Made from what the build holds, so the same sources give the same id. */
  readonly id: string;
  /** Its files, whose names change with their content. */
  readonly assets: readonly string[];
}

/** Names of chunks and styles hold hashes of their content. */
function metaOf(bundle: Rolldown.OutputBundle): BuildMeta {
  const assets = Object.keys(bundle)
    .filter((name) => name.startsWith('assets/') && !name.endsWith('.map'))
    .toSorted();
  const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part.fileName] : []));
  const id = createHash('sha256').update(chunks.toSorted().join('\n')).digest('hex').slice(0, 16);
  return { id, assets };
}

/** Writes `builds/latest.json` and `builds/meta/{id}.json`, and the build's id into its pages. */
export function buildFiles(): Plugin {
  return {
    name: 'rawi:build-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle
          ? html.replace(
              '</title>',
              () => `</title>\n    <meta name="rawi-build" content="${metaOf(bundle).id}" />`,
            )
          : html,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const meta = metaOf(bundle);
        const emit = (fileName: string, content: object) =>
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
        emit('builds/latest.json', { id: meta.id });
        emit(`builds/meta/${meta.id}.json`, meta);
      },
    },
  };
}
