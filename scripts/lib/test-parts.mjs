/** What `npm test` consists of, in its order. */
export const PARTS = [
  'format',
  'lint',
  'types',
  'directions',
  'unused',
  'unit',
  'nodes',
  'conformance',
  'rules',
  'backend',
  'journeys',
  'other-browsers',
  'indexes',
  'doctor',
  'restart',
];

/** Names for several parts at once. */
export const GROUPS = {
  check: ['format', 'lint', 'types', 'directions', 'unused', 'unit'],
  nodes: ['nodes'],
  emulator: ['conformance'],
  product: ['rules', 'backend', 'journeys', 'other-browsers', 'indexes', 'doctor', 'restart'],
};

/**
 * The parts that `--only` names, separated by commas; all of them where it is not given. A name that is neither a part
 * nor a group is an error whose message lists those that are.
 */
export function chooseParts(only) {
  if (only === undefined) return new Set(PARTS);
  const names = only
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.filter((name) => !PARTS.includes(name) && !Object.hasOwn(GROUPS, name));
  if (unknown.length > 0 || names.length === 0) {
    const known = [...PARTS, ...Object.keys(GROUPS)].join(', ');
    throw new Error(`--only names no part "${unknown.join(', ')}". There are: ${known}.`);
  }
  return new Set(names.flatMap((name) => GROUPS[name] ?? [name]));
}

/** The parts that take the name of a file or a title. */
const NARROWED = ['unit', 'conformance', 'rules', 'backend', 'journeys', 'other-browsers'];

/**
 * The arguments by which a test runner runs only the files whose path holds one of `files`, and only the tests whose
 * title holds `title`. Only one part can be narrowed: the others would find no test of that name and fail.
 */
export function narrowing({ parts, files, title }) {
  if (files.length === 0 && title === undefined)
    return { unit: [], vitest: [], playwright: [], isNarrow: false };
  const [part] = parts;
  if (parts.size !== 1 || !NARROWED.includes(part)) {
    throw new Error(`A file or a title goes with one part: --only ${NARROWED.join(' | ')}.`);
  }
  const vitest = [...files, ...(title === undefined ? [] : ['--testNamePattern', title])];
  return {
    unit: vitest,
    vitest,
    playwright: [...files, ...(title === undefined ? [] : ['--grep', title])],
    isNarrow: true,
  };
}

/** The same for a run of what changed since `base`: the unit tests that import it, and the journeys with such names. */
export function narrowingToChanges(base, journeys) {
  return { unit: ['--changed', base], vitest: [], playwright: journeys, isNarrow: journeys.length > 0 };
}
