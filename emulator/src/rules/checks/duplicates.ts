import type { Check, Finding } from './finding.ts';
import { functionBlocksOf, matchesOf } from './static-scope.ts';

/** Names declared twice where only one can be meant: functions of a block, parameters and `let`s, path variables. */
export const duplicates: Check = (file) => {
  const findings: Finding[] = [];
  for (const block of functionBlocksOf(file)) {
    findings.push(...findRepeated('function', block));
    for (const { parameters, bindings, start } of block) {
      findings.push(
        ...findRepeated('variable', [...parameters.map((name) => ({ name, start })), ...bindings]),
      );
    }
  }
  for (const { match, around } of matchesOf(file)) {
    const own = new Set(match.pattern);
    const captures = [...around, match].flatMap(({ pattern }) =>
      pattern.flatMap((segment) =>
        segment.kind === 'literal' ? [] : [{ name: segment.name, start: segment.start, segment }],
      ),
    );
    const twice = findRepeated('path variable', captures);
    findings.push(...twice.filter(({ offset }) => [...own].some(({ start }) => start === offset)));
  }
  return findings;
};

function findRepeated(
  what: string,
  declarations: readonly { readonly name: string; readonly start: number }[],
): Finding[] {
  const seen = new Set<string>();
  return declarations.flatMap(({ name, start }) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [{ severity: 'error' as const, message: `Duplicate ${what} name: ${name}.`, offset: start }];
  });
}
