/** The routes that anybody opens, and what runs before any of them. */
const ROUTE = /^web\/src\/shell\/routes\/[^/]+\.tsx$/;
const VISITORS = /^web\/src\/(?:visitor|reader)\//;
const BEFORE_ALL = 'web/src/main.tsx';

/**
 * Packages that a page for visitors never loads before the visitor asks for something: together they weigh more than
 * the site.
 */
const HEAVY_FOR_VISITORS = [
  { name: 'Firebase', path: packages('@?firebase|reactfire|rxfire') },
  // The forms for writing to the site check what they send by the model's schemas.
  { name: 'zod', path: packages('zod'), except: ['web/src/shell/routes/contact-us.tsx'] },
];

/** Every function loads it when its process starts, and one of them is asked. */
const FUNCTIONS = 'functions/src/index.ts';

/** Packages that open pictures and PDFs take half a second to load: the few functions that need them load them when they are asked. */
const HEAVY_FOR_FUNCTIONS = [
  { name: 'what opens pictures and PDFs', path: packages('sharp|@napi-rs\\/canvas|pdfkit|pdf-lib') },
];

function packages(names) {
  return new RegExp(`(?:^|node_modules/)(?:${names})(?:/|$)`);
}

/**
 * A sentence for each route of visitors whose static imports lead to Firebase or zod, and for the functions where theirs lead to
 * what opens pictures, with the way there. `modules` are dependency-cruiser's. What is imported dynamically or for its types
 * alone does not count.
 */
export function heavyImports(modules) {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies.filter(isStatic)]));
  const routes = [...imports.keys()].filter(
    (path) => ROUTE.test(path) && imports.get(path)?.some(({ resolved }) => VISITORS.test(resolved)),
  );
  return [
    ...[BEFORE_ALL, ...routes].flatMap((route) =>
      faultsOf(route, HEAVY_FOR_VISITORS, imports, 'A visitor would be sent'),
    ),
    ...faultsOf(FUNCTIONS, HEAVY_FOR_FUNCTIONS, imports, 'Every function would load'),
  ];
}

function faultsOf(from, heavy, imports, sentence) {
  const ways = waysFrom(from, imports);
  return heavy.flatMap(({ name, path, except = [] }) => {
    const found = except.includes(from) ? undefined : [...ways.keys()].find((module) => path.test(module));
    return found === undefined ? [] : [`${sentence} ${name}: ${wayTo(found, ways).join(' → ')}`];
  });
}

const isStatic = ({ dynamic, dependencyTypes }) =>
  !dynamic && !dependencyTypes.some((type) => type.startsWith('type-'));

/** Every module that one imports, however far away, with the one that imports it first. */
function waysFrom(from, imports) {
  const ways = new Map([[from, undefined]]);
  for (const module of ways.keys())
    for (const { resolved } of imports.get(module) ?? []) if (!ways.has(resolved)) ways.set(resolved, module);
  return ways;
}

function wayTo(module, ways) {
  const before = ways.get(module);
  return before === undefined ? [module] : [...wayTo(before, ways), module];
}
