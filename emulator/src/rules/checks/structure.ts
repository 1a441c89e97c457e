import { SERVICES } from '../library/services.ts';
import type { RulesFile } from '../syntax/ast.ts';
import type { Check, Finding } from './finding.ts';
import { matchesOf } from './static-scope.ts';

/** The file as a whole: its version, its services, and where recursive wildcards may stand in that version. */
export const structure: Check = (file) => [...version(file), ...services(file), ...wildcards(file)];

function version(file: RulesFile): Finding[] {
  if (file.version === '2') return [];
  const message =
    'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).';
  return [{ severity: 'warning', message, offset: 0 }];
}

function services(file: RulesFile): Finding[] {
  if (file.services.length === 0)
    return [{ severity: 'error', message: "Missing 'service' declaration.", offset: 0 }];
  return file.services
    .filter(({ name }) => !SERVICES.has(name))
    .map(({ name, start }) => ({ severity: 'error', message: `Unknown service '${name}'.`, offset: start }));
}

function wildcards(file: RulesFile): Finding[] {
  return matchesOf(file).flatMap(({ match: { pattern, matches, start } }): Finding[] => {
    const recursive = pattern.filter(({ kind }) => kind === 'recursive');
    if (recursive.length > 1) {
      return [
        { severity: 'error', message: 'A match path has at most one recursive wildcard.', offset: start },
      ];
    }
    const last = pattern.at(-1);
    if (file.version === '2' || recursive.length === 0) return [];
    if (last?.kind === 'recursive' && matches.length === 0) return [];
    const message = "A recursive wildcard must end the path in rules_version '1'.";
    return [{ severity: 'error', message, offset: recursive[0]?.start ?? start }];
  });
}
