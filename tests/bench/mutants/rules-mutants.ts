import { parseRulesAst } from '../../../emulator/src/rules/index.ts';
import type {
  Allow,
  Block,
  FunctionDeclaration,
  Match,
  PatternSegment,
} from '../../../emulator/src/rules/syntax/ast.ts';
import { METHODS } from '../../../emulator/src/rules/syntax/ast.ts';
import { type Change, expressionChanges } from './expression-changes.ts';

export type RulesName = 'firestore.rules' | 'storage.rules';

/** A rules file with one change. */
export interface RulesMutant {
  readonly file: RulesName;
  /** The match and the allow or function, then the change: a name that stays while lines move. */
  readonly name: string;
  readonly line: number;
  readonly text: string;
}

/** Every mutant of a rules file that the rules language still takes. */
export function mutantsOf(file: RulesName, text: string): RulesMutant[] {
  const { file: tree, source, issues } = parseRulesAst(text);
  if (tree === undefined) throw new Error(`${file}: ${issues[0]?.message ?? 'cannot be parsed'}`);
  const taken = new Map<string, number>();
  const unknown = new Set([text]);
  return changesOf(tree, text).flatMap(({ where, start, end, replacement, label }) => {
    const mutated = text.slice(0, start) + replacement + text.slice(end);
    const isTaken = parseRulesAst(mutated).issues.every(({ severity }) => severity !== 'error');
    if (!isTaken || unknown.has(mutated)) return [];
    unknown.add(mutated);
    const change = label ?? `${text.slice(start, end)} → ${replacement || 'nothing'}`;
    const plain = `${where}: ${oneLine(change)}`;
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    const name = count === 1 ? plain : `${plain} (${count})`;
    return [{ file, name, line: source.position(start).line, text: mutated }];
  });
}

type Placed = Change & { readonly where: string };

function changesOf(
  tree: { readonly functions: readonly FunctionDeclaration[]; readonly services: readonly Block[] },
  text: string,
): Placed[] {
  const inFunction = ({ name, bindings, result }: FunctionDeclaration): Placed[] =>
    [...bindings.map(({ value }) => value), result].flatMap((body) =>
      expressionChanges(body, text).map((change) => ({ ...change, where: `${name}()` })),
    );
  const inMatch = (match: Match, above: string): Placed[] => {
    const path = `${above}/${match.pattern.map((segment) => text.slice(segment.start, segment.end)).join('/')}`;
    return [
      ...match.pattern.flatMap(widenSegment).map((change) => ({ ...change, where: path })),
      ...match.allows.flatMap((allow) =>
        allowChanges(allow, text).map((change) => ({
          ...change,
          where: `${path} allow ${allow.methods.join(', ')}`,
        })),
      ),
      ...match.functions.flatMap(inFunction),
      ...match.matches.flatMap((nested) => inMatch(nested, path)),
    ];
  };
  return [
    ...tree.functions.flatMap(inFunction),
    ...tree.services.flatMap(({ functions, matches }) => [
      ...functions.flatMap(inFunction),
      // The outermost match is the database or the bucket: what is ours begins inside.
      ...matches.flatMap((root) => [
        ...root.functions.flatMap(inFunction),
        ...root.matches.flatMap((match) => inMatch(match, '')),
      ]),
    ]),
  ];
}

/** A segment that stands for more: a name becomes a wildcard, a wildcard one of many segments. */
function widenSegment(segment: PatternSegment): Change[] {
  if (segment.kind === 'literal') return [{ ...segment, replacement: '{any}' }];
  return segment.kind === 'wildcard' ? [{ ...segment, replacement: `{${segment.name}=**}` }] : [];
}

function allowChanges(allow: Allow, text: string): Change[] {
  const { condition, methods, start, end } = allow;
  const listed = methods.join(', ');
  const listStart = text.indexOf(methods[0] ?? '', start + 'allow'.length);
  const span = { start: listStart, end: listStart + listed.length };
  const changes: Change[] = [{ start, end: end + 1, replacement: '', label: 'dropped' }];
  for (const method of METHODS) {
    if (!methods.includes(method)) changes.push({ ...span, replacement: `${listed}, ${method}` });
    if (methods.length > 1 && methods.includes(method)) {
      changes.push({ ...span, replacement: methods.filter((other) => other !== method).join(', ') });
    }
  }
  if (condition === undefined) return changes;
  const whole = text.slice(condition.start, condition.end);
  return [
    ...changes,
    { start: condition.start, end: condition.end, replacement: 'true', label: 'always' },
    { start: condition.start, end: condition.end, replacement: `!(${whole})`, label: 'negated' },
    ...expressionChanges(condition, text),
  ];
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
