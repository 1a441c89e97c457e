import { compileRegex } from '../types/regex.ts';
import type { Check, Finding } from './finding.ts';
import { bodiesOf, expressionsIn } from './static-scope.ts';

const WITH_PATTERN = new Set(['matches', 'replace', 'split']);

/** Literal patterns that are not of RE2 syntax. */
export const regexes: Check = (file) => {
  const findings: Finding[] = [];
  for (const body of bodiesOf(file)) {
    for (const call of expressionsIn(body.expression)) {
      if (call.kind !== 'method-call' || !WITH_PATTERN.has(call.method)) continue;
      const [pattern] = call.args;
      if (pattern?.kind !== 'literal' || pattern.value.kind !== 'string') continue;
      const regex = compileRegex(pattern.value.value);
      if ('kind' in regex)
        findings.push({ severity: 'error', message: regex.message, offset: pattern.start });
    }
  }
  return findings;
};
