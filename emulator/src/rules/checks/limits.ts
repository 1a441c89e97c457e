import type { RulesFile } from '../syntax/ast.ts';
import type { Check, Finding } from './finding.ts';
import { functionBlocksOf, matchesOf } from './static-scope.ts';

/** Firestore quotas, "Security rules". */
const MAX_PARAMETERS = 7;
const MAX_LETS = 10;
const MAX_MATCH_DEPTH = 10;
const MAX_PATH_SEGMENTS = 100;
const MAX_CAPTURES = 20;

/** The sizes that production refuses: parameters, `let`s, nesting and paths. */
export const limits: Check = (file) => [...functionLimits(file), ...matchLimits(file)];

function functionLimits(file: RulesFile): Finding[] {
  return functionBlocksOf(file)
    .flat()
    .flatMap(({ name, parameters, bindings, start }) => [
      ...checkLimit(`Function ${name} has`, parameters.length, 'parameters', MAX_PARAMETERS, start),
      ...checkLimit(`Function ${name} has`, bindings.length, 'let bindings', MAX_LETS, start),
    ]);
}

function matchLimits(file: RulesFile): Finding[] {
  return matchesOf(file).flatMap(({ match, around }) => {
    const segments = [...around, match].flatMap(({ pattern }) => pattern);
    const captures = segments.filter(({ kind }) => kind !== 'literal');
    return [
      ...checkLimit('Match statements are nested', around.length + 1, 'deep', MAX_MATCH_DEPTH, match.start),
      ...checkLimit('Match path has', segments.length, 'segments', MAX_PATH_SEGMENTS, match.start),
      ...checkLimit('Match path has', captures.length, 'variables', MAX_CAPTURES, match.start),
    ];
  });
}

function checkLimit(subject: string, count: number, unit: string, most: number, offset: number): Finding[] {
  if (count <= most) return [];
  return [
    { severity: 'error', message: `${subject} ${count} ${unit}. At most ${most} are allowed.`, offset },
  ];
}
