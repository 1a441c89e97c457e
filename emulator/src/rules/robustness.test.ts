import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRules, parseRulesAst } from './index.ts';
import { condition } from './testing/list-cases.ts';
import { documentAt, inDatabase, loadRules, NO_DOCUMENTS, readRequest } from './testing/requests.ts';

/** The words and signs of the language, to be strung together at random. */
const word = fc.constantFrom(
  ...'rules_version = "2" ; service cloud.firestore { } match / /a {b} {c=**} $( ) allow read , write : if true function f ( return let x = 1.5 && || ! == in is int ? [ ] . "s" b"x" -- request.auth.uid \' /* */ // \n'.split(
    ' ',
  ),
);
const EXPRESSIONS = [
  '('.repeat(100_000),
  `${'('.repeat(100_000)}1${')'.repeat(100_000)}`,
  '!'.repeat(100_000),
  `${'-'.repeat(100_000)}x`,
  '['.repeat(100_000),
  'f('.repeat(50_000),
  'a ? '.repeat(50_000),
  Array.from({ length: 60_000 }, () => '1').join('+'),
  Array.from({ length: 50_000 }, () => 'true').join('&&'),
  `x${'.a'.repeat(100_000)}`,
  `x${'[0]'.repeat(50_000)}`,
  '/$('.repeat(50_000),
];

describe('whatever the file', () => {
  it('answers with issues and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
        ),
        (text) => {
          const { file, issues } = parseRulesAst(text);
          if (file === undefined) expect(issues).toHaveLength(1);
          for (const { line, column } of issues) expect([line >= 1, column >= 1]).toEqual([true, true]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('says the place of an error within the text', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 40 }).map((words) => words.join('\n')),
        (text) => {
          const lines = text.split('\n');
          for (const { line, column } of parseRulesAst(text).issues) {
            expect(line).toBeLessThanOrEqual(lines.length);
            expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
          }
        },
      ),
    );
  });

  it.each(EXPRESSIONS)('refuses nesting that is too deep: %#', (expression) => {
    const { ruleset, issues } = parseRules(inDatabase(`match /a/{b} { allow read: if ${expression}; }`));
    expect(ruleset).toBeUndefined();
    expect(issues.map(({ severity }) => severity)).toContain('error');
  });

  it('refuses a file that is too large', () => {
    const { issues } = parseRules(`// ${'x'.repeat(256 * 1024)}`);
    expect(issues.map(({ message }) => message)).toContain('Rules are larger than 262144 bytes.');
  });
});

describe('whatever the condition', () => {
  const existing = documentAt('things/t1', { a: 'x', b: 1, c: { k: null } });

  it('decides the same for the same request', () => {
    fc.assert(
      fc.property(condition, (text) => {
        const rules = loadRules(inDatabase(`match /things/{thing} { allow get: if ${text}; }`));
        const first = rules.decide(readRequest({ existing }), NO_DOCUMENTS);
        expect(rules.decide(readRequest({ existing }), NO_DOCUMENTS)).toEqual(first);
        expect(first.reason).toMatch(first.allowed ? /^true for 'get' @ L4$/ : /@ L4/);
      }),
      { numRuns: 1000 },
    );
  });

  it('stops texts and lists that double without end', () => {
    const doubled = (start: string, step: string): string =>
      `${Array.from({ length: 19 }, (_, at) => `function f${at}(x) { let a = ${step}; let b = ${step.replaceAll('x', 'a')}; return ${at === 18 ? 'b' : `f${at + 1}(b)`}; }`).join('\n')}
       match /things/{thing} { allow get: if f0(${start}).size() > 0; }`;
    const text = loadRules(inDatabase(doubled("'ab'", 'x + x'))).decide(readRequest({}), NO_DOCUMENTS);
    expect(text.reason).toContain('String is too long.');
    const list = loadRules(inDatabase(doubled('[1, 2]', 'x.concat(x)'))).decide(
      readRequest({}),
      NO_DOCUMENTS,
    );
    expect(list.reason).toContain('List is too long.');
  });
});
