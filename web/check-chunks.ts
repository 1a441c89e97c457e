import type { Plugin, Rolldown } from 'vite';
import { type BuildGroup, groupOf, groupsFor, withNeeded } from './src/shell/pwa/build-groups.ts';

type Imports = Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>;
type Modules = Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds'>;

/** Ends a build whose chunks import each other, or where somebody's files do not open without those of others. */
export function checkChunks(): Plugin {
  return {
    name: 'rawi:check-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const circle = circleIn(chunks);
      if (circle)
        this.error(`Chunks import each other, so one of them runs too early: ${circle.join(' → ')}`);
      const missing = importsOutside(chunks);
      if (missing.length > 0) this.error(`Without a network these imports fail: ${missing.join(', ')}`);
      const absent = modulesOutside(chunks);
      if (absent.length > 0) this.error(`A visitor without a network does not have: ${absent.join(', ')}`);
    },
  };
}

/** Chunks that lead back to the first of them by static imports; undefined where none do. */
export function circleIn(chunks: readonly Imports[]): readonly string[] | undefined {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const done = new Set<string>();
  function follow(file: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const imported of imports.get(file) ?? []) {
      const circle = follow(imported, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/** The groups that a device has which keeps one; a visitor's it always has. */
const KEPT_WITH: Readonly<Partial<Record<BuildGroup, readonly BuildGroup[]>>> = {
  visitor: [],
  rest: ['rest'],
  downloads: ['downloads'],
  member: groupsFor([]),
  desk: groupsFor(['translator']),
  pdf: ['pdf'],
};

/** Static imports of files that a device does not keep together with the file that imports them: `a → b`. */
export function importsOutside(chunks: readonly Imports[]): readonly string[] {
  return chunks.flatMap(({ fileName, imports }) => {
    const group = groupOf(fileName);
    const keeps = group && KEPT_WITH[group];
    if (!keeps) return [];
    const kept = withNeeded(keeps);
    const isKept = (file: string) => {
      const other = groupOf(file);
      return other === 'visitor' || (other !== undefined && kept.has(other));
    };
    return imports.filter((file) => !isKept(file)).map((file) => `${fileName} → ${file}`);
  });
}

/** What runs on every visitor's device without a network, although a page imports it only once it is open. Words are of a language's files. */
const NEEDED_OFFLINE = /\/src\/(?:domains\/downloads|shell\/pwa|core\/pages)\/(?!.*\.json$)/;

/** Modules that a visitor needs without a network, and whose files are those of others: `module in file`. */
export function modulesOutside(chunks: readonly Modules[]): readonly string[] {
  return chunks
    .filter(({ fileName }) => groupOf(fileName) !== 'visitor')
    .flatMap(({ fileName, moduleIds }) =>
      moduleIds.filter((id) => NEEDED_OFFLINE.test(id)).map((id) => `${id} in ${fileName}`),
    );
}
