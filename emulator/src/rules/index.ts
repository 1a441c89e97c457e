import { check } from './checks/check.ts';
import type { Ruleset, RulesIssue } from './contract.ts';
import { FIRESTORE_SERVICE, FirestoreRuleset } from './firestore/ruleset.ts';
import type { RulesFile } from './syntax/ast.ts';
import { parseFile } from './syntax/parser.ts';
import { Source, SyntaxFault } from './syntax/source.ts';

export type * from './contract.ts';
export type { CoverageNode, CoverageReport } from './coverage.ts';
export type * from './syntax/ast.ts';
export { METHODS } from './syntax/ast.ts';
export type { Source } from './syntax/source.ts';

/** Firestore quotas, "Security rules": 256 KB of source. */
const MAX_SOURCE_BYTES = 256 * 1024;

/** A rules file as a tree, or the place where it stops being one. */
interface ParsedRules {
  readonly file: RulesFile | undefined;
  readonly source: Source;
  /** Syntax errors and what the checks found. */
  readonly issues: RulesIssue[];
}

/** Parses and checks a rules file of any service. `file` is absent when it is not of the language. */
export function parseRulesAst(text: string): ParsedRules {
  const source = new Source(text);
  if (Buffer.byteLength(text) > MAX_SOURCE_BYTES) {
    const message = `Rules are larger than ${MAX_SOURCE_BYTES} bytes.`;
    return { file: undefined, source, issues: [{ severity: 'error', message, line: 1, column: 1 }] };
  }
  try {
    const file = parseFile(text);
    return { file, source, issues: check(file, source) };
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    const issue: RulesIssue = { severity: 'error', message: error.message, ...source.position(error.offset) };
    return { file: undefined, source, issues: [issue] };
  }
}

/**
 * Loads a rules file for `service cloud.firestore`. `ruleset` is absent when an issue is an error; warnings leave it
 * usable. `log` receives what `debug()` prints.
 */
export function parseRules(
  text: string,
  log: (text: string) => void = console.warn,
): { ruleset: Ruleset | undefined; issues: RulesIssue[] } {
  const { file, source, issues } = parseRulesAst(text);
  if (file !== undefined && !file.services.some(({ name }) => name === FIRESTORE_SERVICE)) {
    issues.push({
      severity: 'error',
      message: `Missing 'service ${FIRESTORE_SERVICE}'.`,
      line: 1,
      column: 1,
    });
  }
  const usable = file !== undefined && issues.every(({ severity }) => severity !== 'error');
  return { ruleset: usable ? new FirestoreRuleset(source, file, log) : undefined, issues };
}
