import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { format } from '../types/format.ts';
import { childrenOf, type Expression } from './ast.ts';
import { parseExpression } from './expression-parser.ts';
import { TokenStream } from './token-stream.ts';

/** The reference's table of operators, the loosest first ("Rules language", operator precedence). */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const UNARY = LEVELS.length;
const ATOM = UNARY + 1;

/** An expression as it was made: the text with the fewest brackets, and with a bracket around everything. */
interface Made {
  readonly level: number;
  readonly few: string;
  readonly all: string;
}

const operators = LEVELS.flatMap((names, level) => names.map((operator) => ({ operator, level })));
const atom: fc.Arbitrary<Made> = fc
  .constantFrom('a', '1', "'s'", 'f(x)', 'a.b', 'a[0]', '[1, a]', "{'k': a}", 'true', 'a.size()', '/p/$(a)')
  .map((text) => ({ level: ATOM, few: text, all: text }));

function bracket(made: Made, least: number): string {
  return made.level < least ? `(${made.few})` : made.few;
}

const made: fc.Arbitrary<Made> = fc.letrec<{ made: Made }>((tie) => ({
  made: fc.oneof(
    { maxDepth: 5 },
    atom,
    fc
      .tuple(tie('made'), fc.constantFrom(...operators), tie('made'))
      .map(([left, { operator, level }, right]) => ({
        level,
        // All binary operators lean to the left: the right side needs brackets at its own level.
        few: `${bracket(left, level)} ${operator} ${bracket(right, level + 1)}`,
        all: `(${left.all}) ${operator} (${right.all})`,
      })),
    tie('made').map((operand) => ({
      level: UNARY,
      few: `!${bracket(operand, UNARY)}`,
      all: `!(${operand.all})`,
    })),
    fc.tuple(tie('made'), tie('made'), tie('made')).map(([test, yes, no]) => ({
      level: -1,
      few: `${bracket(test, 0)} ? ${yes.few} : ${no.few}`,
      all: `(${test.all}) ? (${yes.all}) : (${no.all})`,
    })),
  ),
})).made;

/** The shape of a tree, without places and numbers. */
function shape(expression: Expression): unknown {
  const { id: _id, start: _start, end: _end, ...rest } = expression;
  const children = childrenOf(expression).map(shape);
  switch (rest.kind) {
    case 'literal':
      return format(rest.value);
    case 'identifier':
      return rest.name;
    case 'unary':
    case 'binary':
    case 'logical':
      return [rest.operator, ...children];
    case 'member':
      return [rest.kind, rest.property, ...children];
    case 'method-call':
      return [rest.kind, rest.method, ...children];
    case 'call':
      return [rest.kind, rest.name, ...children];
    default:
      return [rest.kind, ...children];
  }
}

function parse(text: string): Expression {
  return parseExpression(new TokenStream(text));
}

describe('precedence', () => {
  it('gives the same tree to the fewest brackets and to all of them', () => {
    fc.assert(
      fc.property(made, ({ few, all }) => {
        expect(shape(parse(few))).toEqual(shape(parse(all)));
      }),
      { numRuns: 2000 },
    );
  });

  it('does not depend on spaces and comments', () => {
    fc.assert(
      fc.property(made, fc.constantFrom('\n', ' // x\n', ' /* y */ '), ({ few }, space) => {
        expect(shape(parse(few.replaceAll(' ', space)))).toEqual(shape(parse(few)));
      }),
    );
  });

  it('covers with each expression exactly its own text', () => {
    fc.assert(
      fc.property(made, ({ few }) => {
        const visit = (expression: Expression): void => {
          const own = few.slice(expression.start, expression.end);
          expect(own).toBe(own.trim());
          for (const child of childrenOf(expression)) {
            expect(child.start).toBeGreaterThanOrEqual(expression.start);
            expect(child.end).toBeLessThanOrEqual(expression.end);
            visit(child);
          }
        };
        visit(parse(few));
      }),
    );
  });
});
