import type { RulesIssue } from '../contract.ts';
import type { RulesFile } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';

/** What a check reports: the place is an offset, which the runner turns into line and column. */
export interface Finding {
  readonly severity: RulesIssue['severity'];
  readonly message: string;
  readonly offset: number;
}

export type Check = (file: RulesFile) => readonly Finding[];

const CHECKS: readonly Check[] = [];

/** Runs every check and sorts what they find by place. */
export function check(file: RulesFile, source: Source): RulesIssue[] {
  return CHECKS.flatMap((run) => run(file))
    .toSorted((left, right) => left.offset - right.offset)
    .map(({ severity, message, offset }) => ({ severity, message, ...source.position(offset) }));
}
