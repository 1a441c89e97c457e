import { describe, expect, it } from 'vitest';
import { format } from '../types/format.ts';
import { childrenOf, type Expression } from './ast.ts';
import { parseExpression } from './expression-parser.ts';
import { TokenStream } from './token-stream.ts';

function parse(text: string): Expression {
  const tokens = new TokenStream(text);
  const expression = parseExpression(tokens);
  if (tokens.peek().kind !== 'end') throw tokens.unexpected('the end');
  return expression;
}

/** The tree in brackets, operators first. */
function tree(expression: Expression): string {
  const inner = childrenOf(expression).map(tree);
  switch (expression.kind) {
    case 'literal':
      return format(expression.value);
    case 'identifier':
      return expression.name;
    case 'member':
      return `(. ${inner.join(' ')} ${expression.property})`;
    case 'call':
      return `(${[expression.name, ...inner].join(' ')})`;
    case 'method-call':
      return `(.${[expression.method, ...inner].join(' ')})`;
    case 'unary':
    case 'binary':
    case 'logical':
      return `(${[expression.operator, ...inner].join(' ')})`;
    case 'is':
      return `(is ${inner.join(' ')} ${expression.type})`;
    case 'path':
      return `(/ ${expression.segments.map((part) => (typeof part === 'string' ? part : tree(part))).join(' ')})`;
    default:
      return `(${[expression.kind, ...inner].join(' ')})`;
  }
}

describe('parseExpression', () => {
  it.each([
    ['a || b && c', '(|| a (&& b c))'],
    ['a && b || c', '(|| (&& a b) c)'],
    ['a || b || c', '(|| (|| a b) c)'],
    ['a == b != c', '(!= (== a b) c)'],
    ['a in b == c', '(== (in a b) c)'],
    ['a is int && b', '(&& (is a int) b)'],
    ['a < b in c', '(in (< a b) c)'],
    ['a + b < c - d', '(< (+ a b) (- c d))'],
    ['a + b * c % d', '(+ a (% (* b c) d))'],
    ['!a.b(c)', '(! (.b a c))'],
    ['!!a', '(! (! a))'],
    ['-a * b', '(* (- a) b)'],
    ['-1', '-1'],
    ['a - -1', '(- a -1)'],
    ['a-1', '(- a 1)'],
    ['a ? b : c ? d : e', '(conditional a b (conditional c d e))'],
    ['a || b ? c : d', '(conditional (|| a b) c d)'],
    ['a.b.c', '(. (. a b) c)'],
    ["a['b'][0]", '(index (index a "b") 0)'],
    ['a[1:2]', '(range a 1 2)'],
    ['a[b ? 1 : 2]', '(index a (conditional b 1 2))'],
    ['f()', '(f)'],
    ['f(a, g(b))', '(f a (g b))'],
    ['a.f(b).c', '(. (.f a b) c)'],
    ['[a, [b]]', '(list a (list b))'],
    ['[]', '(list)'],
    ["{'a': b, 'c': {}}", '(map "a" b "c" (map))'],
    ['/a/b', '(/ a b)'],
    ['/a/$(b)/c', '(/ a b c)'],
    ['/a/$(b.c + d)', '(/ a (+ (. b c) d))'],
    ['f(/a/$(b)).c', '(. (f (/ a b)) c)'],
    ['a / b / c', '(/ (/ a b) c)'.replaceAll('/', '/')],
    ['a.in.is.if.match', '(. (. (. (. a in) is) if) match)'],
    ['match || allow', '(|| match allow)'],
    ['(a)', 'a'],
    ['a // comment\n && b', '(&& a b)'],
    ['true && false || null', '(|| (&& true false) null)'],
  ])('%s', (text, expected) => {
    expect(tree(parse(text))).toBe(expected);
  });

  it.each([
    ['a &&', 'Unexpected end of file. Expected an expression.', 4],
    ['a & b', "Unexpected '&'.", 2],
    ['a = b', "Unexpected '='. Expected the end.", 2],
    ['(a', "Unexpected end of file. Expected ')'.", 2],
    ['[a b]', "Unexpected 'b'. Expected ',' or ']'.", 3],
    ["{'a' 1}", "Unexpected '1'. Expected ':'.", 5],
    ['a is thing', "Unknown type 'thing'.", 5],
    ['a ? b', "Unexpected end of file. Expected ':'.", 5],
    ['a.1', "Unexpected '0.1'. Expected the end.", 1],
    ['a.', 'Unexpected end of file. Expected a name.', 2],
    ['/a/ b', "Unexpected 'b'. Expected a path segment.", 4],
    ['/', "Unexpected end of file. Expected '$('.", 1],
    ['f(a,,b)', "Unexpected ','. Expected an expression.", 4],
    ['in', "Unexpected 'in'. Expected an expression.", 0],
    ['9223372036854775808', "Integer '9223372036854775808' is out of range.", 0],
  ])('%s is refused at its place', (text, message, offset) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ message, offset }));
  });

  it('numbers the expressions of a file without gaps', () => {
    const ids: number[] = [];
    const visit = (expression: Expression): void => {
      ids.push(expression.id);
      childrenOf(expression).forEach(visit);
    };
    visit(parse("f(a ? [1, b.c] : {'k': /x/$(y)}, !z in d[0:1]) || e is int"));
    expect(ids.toSorted((a, b) => a - b)).toEqual(ids.map((_, index) => index));
  });

  it('remembers where each expression stands', () => {
    const text = 'a && (b.c == 1)';
    const expression = parse(text);
    expect(text.slice(expression.start, expression.end)).toBe(text);
    const right = childrenOf(expression)[1];
    expect(text.slice(right?.start, right?.end)).toBe('b.c == 1');
  });
});
