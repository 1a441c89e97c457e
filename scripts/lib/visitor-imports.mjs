/** The routes that anybody opens, and what runs before any of them. */
const ROUTE = /^web\/src\/shell\/routes\/[^/]+\.tsx$/;
const VISITORS = /^web\/src\/(?:visitor|reader)\//;
const BEFORE_ALL = 'web/src/main.tsx';

/**
 * Packages that a page for visitors never loads before the visitor asks for something: together they weigh more than
 * the site.
 */
const HEAVY = [
  { name: 'Firebase', path: /(?:^|node_modules\/)(?:@?firebase|reactfire|rxfire)(?:\/|$)/ },
  // The forms for writing to the site check what they send by the model's schemas.
  { name: 'zod', path: /(?:^|node_modules\/)zod(?:\/|$)/, except: ['web/src/shell/routes/contact-us.tsx'] },
];

/**
 * A sentence for each route of visitors whose static imports lead to Firebase or zod, with the way there. `modules` are
 * dependency-cruiser's. What is imported dynamically or for its types alone does not count.
 */
export function visitorFaults(modules) {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies.filter(isStatic)]));
  const routes = [...imports.keys()].filter(
    (path) => ROUTE.test(path) && imports.get(path)?.some(({ resolved }) => VISITORS.test(resolved)),
  );
  return [BEFORE_ALL, ...routes].flatMap((route) => {
    const ways = waysFrom(route, imports);
    return HEAVY.flatMap(({ name, path, except = [] }) => {
      const found = except.includes(route) ? undefined : [...ways.keys()].find((module) => path.test(module));
      return found === undefined
        ? []
        : [`A visitor would be sent ${name}: ${wayTo(found, ways).join(' → ')}`];
    });
  });
}

const isStatic = ({ dynamic, dependencyTypes }) =>
  !dynamic && !dependencyTypes.some((type) => type.startsWith('type-'));

/** Every module that a route imports, however far away, with the one that imports it first. */
function waysFrom(route, imports) {
  const ways = new Map([[route, undefined]]);
  for (const module of ways.keys())
    for (const { resolved } of imports.get(module) ?? []) if (!ways.has(resolved)) ways.set(resolved, module);
  return ways;
}

function wayTo(module, ways) {
  const before = ways.get(module);
  return before === undefined ? [module] : [...wayTo(before, ways), module];
}
