import { join } from 'node:path';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';

/** For each module that the build keeps, the modules by whose `import()` it is fetched, with all that these import. */
export type Needs = ReadonlyMap<string, ReadonlySet<string>>;

type Chunk = Rolldown.OutputChunk;

/**
 * Who needs which module of the site, after unused code was dropped. The graph of the imports does not tell: a
 * package's index imports the whole package. So the site is built once without minifying and without groups, where
 * each set of modules that are needed together is a chunk. The entry's own path stands for the first page's script.
 */
export async function findNeeds(
  plugins: readonly PluginOption[],
  alias: readonly { readonly find: RegExp; readonly replacement: string }[],
): Promise<Needs> {
  const web = import.meta.dirname;
  const entries = new Set<string>();
  const output = await build({
    root: web,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [...plugins, dynamicEntries(entries)],
    resolve: { alias: [...alias] },
    worker: { plugins: () => [] },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: join(web, 'src/main.tsx') },
    },
  });
  const bundle = (Array.isArray(output) ? output : [output]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return needsIn(
    bundle.filter((part): part is Chunk => part.type === 'chunk'),
    entries,
  );
}

/** Collects what is imported by `import()`. Where its chunk holds more, the chunk itself does not say so. */
function dynamicEntries(into: Set<string>): Plugin {
  return {
    name: 'rawi:dynamic-entries',
    generateBundle() {
      for (const id of this.getModuleIds())
        if ((this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) into.add(id);
    },
  };
}

/** The same from the chunks of such a build, and from the modules that it imports by `import()`. */
export function needsIn(
  chunks: readonly Pick<Chunk, NeedsField>[],
  dynamicEntries: ReadonlySet<string>,
): Needs {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needs = new Map<string, Set<string>>();
  for (const { facadeModuleId, isEntry, moduleIds, fileName } of chunks) {
    const entries = moduleIds.filter((id) => dynamicEntries.has(id));
    if (isEntry && facadeModuleId !== null) entries.push(facadeModuleId);
    if (entries.length === 0) continue;
    const closure = new Set([fileName]);
    for (const name of closure) {
      const chunk = byName.get(name);
      for (const imported of chunk?.imports ?? []) closure.add(imported);
      for (const module of chunk?.moduleIds ?? [])
        needs.set(module, new Set([...(needs.get(module) ?? []), ...entries]));
    }
  }
  return needs;
}

type NeedsField = 'fileName' | 'facadeModuleId' | 'isEntry' | 'imports' | 'moduleIds';
