import type { Plugin, Rolldown } from 'vite';

type Sheets = Readonly<Record<string, readonly string[]>>;

/**
 * Writes the style sheets of several chunks as one file: by its name the chunks, in the order of the cascade. A chunk
 * then loads that file; where it loads a few rules more than its own, it saves a request.
 */
export function mergeStyles(sheets: Sheets): Plugin {
  return {
    name: 'rawi:merge-styles',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      // Before Vite lists the style sheets that a dynamic import loads.
      order: 'pre',
      handler(_options, bundle) {
        const merged = new Map<string, string>();
        for (const [name, chunks] of Object.entries(sheets)) {
          const files = [...new Set(chunks.flatMap((chunk) => ownSheets(bundle, chunk)))];
          const source = files.map((file) => textOf(bundle, file)).join('\n');
          if (source === '') continue;
          const file = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source }));
          for (const each of files) merged.set(each, file);
        }
        for (const part of Object.values(bundle)) {
          const { importedCss } = part.viteMetadata ?? {};
          if (!importedCss) continue;
          const wanted = Array.from(importedCss, (file) => merged.get(file) ?? file);
          importedCss.clear();
          for (const file of wanted) importedCss.add(file);
        }
        for (const file of merged.keys()) delete bundle[file];
      },
    },
  };
}

const ownSheets = (bundle: Rolldown.OutputBundle, name: string): readonly string[] =>
  Object.values(bundle).flatMap((part) =>
    part.type === 'chunk' && part.name === name ? [...(part.viteMetadata?.importedCss ?? [])] : [],
  );

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build has no ${file}.`);
  return asset.source.toString();
}
