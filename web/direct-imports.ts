import type { ESTree, Plugin, Rolldown } from 'vite';

/** From a name that a file exports to the name by which another file exports it. */
interface Facade {
  readonly file: string;
  readonly names: ReadonlyMap<string, string>;
}

/** More names than these stay a file: naming them all at each import would be longer. */
const MAX_NAMES = 80;

/**
 * Lets a dynamic import of a module that lies in a shared chunk fetch that chunk itself. Rolldown writes a file for
 * each such module that only exports its names from the chunk: one request more, and two hundred files. Rollup does the
 * same by itself; when Rolldown does (its issue 9729), this can go.
 */
export function directImports(): Plugin {
  return {
    name: 'rawi:direct-imports',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      // Before Vite lists what a dynamic import loads.
      order: 'pre',
      handler(_options, bundle) {
        const facades = new Map<string, Facade>();
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk' || part.isEntry || part.moduleIds.length > 0) continue;
          const facade = facadeOf(this.parse(part.code), part);
          if (facade) facades.set(part.fileName, facade);
        }
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk' || facades.has(part.fileName)) continue;
          part.code = withDirectImports(part.code, facades);
          part.dynamicImports = part.dynamicImports.map((file) => facades.get(file)?.file ?? file);
        }
        for (const file of facades.keys()) delete bundle[file];
      },
    },
  };
}

/** What a file exports of one other file, where it does nothing else. */
function facadeOf({ body }: ESTree.Program, { imports }: Rolldown.OutputChunk): Facade | undefined {
  const [file] = imports;
  if (file === undefined || imports.length > 1) return undefined;
  const names = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return undefined;
    for (const { exported, local } of statement.specifiers) names.set(nameOf(exported), nameOf(local));
  }
  return names.size === 0 || names.size > MAX_NAMES ? undefined : { file, names };
}

const nameOf = (name: ESTree.ModuleExportName): string => ('value' in name ? name.value : name.name);

/** The text with ``import(`./facade.js`)`` as an import of the other file that gives the same names. */
export function withDirectImports(code: string, facades: ReadonlyMap<string, Facade>): string {
  const imports = /import\((["'`])\.\/([\w.-]+\.js)\1\)(\.then\((\w+)=>\4\.default\))?/g;
  return code.replaceAll(imports, (whole, _quote, name: string, then: string | undefined) => {
    const facade = facades.get(`assets/${name}`);
    if (!facade) return whole;
    const direct = `import("./${facade.file.replace('assets/', '')}")`;
    const value = then === undefined ? undefined : facade.names.get('default');
    if (value !== undefined) return `${direct}.then(m=>m.${value})`;
    const names = Array.from(facade.names, ([exported, local]) => `${exported}:m.${local}`).join();
    return `${direct}.then(m=>({${names}}))`;
  });
}
