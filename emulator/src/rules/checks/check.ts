import type { RulesIssue } from '../contract.ts';
import type { RulesFile } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import { arity } from './arity.ts';
import { callDepth } from './call-depth.ts';
import { duplicates } from './duplicates.ts';
import type { Check } from './finding.ts';
import { limits } from './limits.ts';
import { names } from './names.ts';
import { regexes } from './regexes.ts';
import { structure } from './structure.ts';
import { unreachable } from './unreachable.ts';

const CHECKS: readonly Check[] = [
  structure,
  names,
  arity,
  callDepth,
  limits,
  duplicates,
  unreachable,
  regexes,
];

/** Runs every check and sorts what they find by place. */
export function check(file: RulesFile, source: Source): RulesIssue[] {
  return CHECKS.flatMap((run) => run(file))
    .toSorted((left, right) => left.offset - right.offset)
    .map(({ severity, message, offset }) => ({ severity, message, ...source.position(offset) }));
}
