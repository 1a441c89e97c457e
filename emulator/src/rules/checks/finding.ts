import type { RulesIssue } from '../contract.ts';
import type { RulesFile } from '../syntax/ast.ts';

/** What a check reports: the place is an offset, which the runner turns into line and column. */
export interface Finding {
  readonly severity: RulesIssue['severity'];
  readonly message: string;
  readonly offset: number;
}

export type Check = (file: RulesFile) => readonly Finding[];
