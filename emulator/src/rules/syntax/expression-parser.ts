import { bytes, FALSE, float, int, NULL, type RulesValue, string, TRUE } from '../types/value.ts';
import { type BinaryOperator, childrenOf, type Expression, TYPE_NAMES, type TypeName } from './ast.ts';
import { SyntaxFault } from './source.ts';
import { TOO_DEEP, type TokenStream } from './token-stream.ts';

/** Deeper than any tree that could be evaluated: one request evaluates 1,000 expressions. */
const MAX_DEPTH = 1500;

/** A whole expression. Throws `SyntaxFault`. */
export function parseExpression(tokens: TokenStream): Expression {
  const expression = tokens.nested(parseConditional);
  if (isTooDeep(expression)) throw new SyntaxFault(TOO_DEEP, expression.start);
  return expression;
}

/** Whether long chains such as `a + a + …` make a tree that is too deep to walk. */
function isTooDeep(root: Expression): boolean {
  let level: readonly Expression[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}

/** Expression = Or [ '?' Expression ':' Expression ] */
function parseConditional(tokens: TokenStream): Expression {
  const condition = parseOr(tokens);
  if (!tokens.accept('?')) return condition;
  const whenTrue = parseInner(tokens);
  tokens.expect(':');
  const whenFalse = parseInner(tokens);
  return { kind: 'conditional', condition, whenTrue, whenFalse, ...mark(tokens, condition.start) };
}

function parseInner(tokens: TokenStream): Expression {
  return tokens.nested(parseConditional);
}

/** Or = And { '||' And } */
function parseOr(tokens: TokenStream): Expression {
  let left = parseAnd(tokens);
  while (tokens.accept('||')) {
    const right = parseAnd(tokens);
    left = { kind: 'logical', operator: '||', left, right, ...mark(tokens, left.start) };
  }
  return left;
}

/** And = Equality { '&&' Equality } */
function parseAnd(tokens: TokenStream): Expression {
  let left = parseEquality(tokens);
  while (tokens.accept('&&')) {
    const right = parseEquality(tokens);
    left = { kind: 'logical', operator: '&&', left, right, ...mark(tokens, left.start) };
  }
  return left;
}

/** Equality = Membership { ( '==' | '!=' ) Membership } */
function parseEquality(tokens: TokenStream): Expression {
  return parseBinary(tokens, ['==', '!='], parseMembership);
}

/** Membership = Relation { 'in' Relation | 'is' TypeName } */
function parseMembership(tokens: TokenStream): Expression {
  let left = parseRelation(tokens);
  for (;;) {
    if (tokens.accept('in')) {
      const right = parseRelation(tokens);
      left = { kind: 'binary', operator: 'in', left, right, ...mark(tokens, left.start) };
    } else if (tokens.accept('is')) {
      left = { kind: 'is', operand: left, type: parseTypeName(tokens), ...mark(tokens, left.start) };
    } else {
      return left;
    }
  }
}

function parseTypeName(tokens: TokenStream): TypeName {
  const token = tokens.expectName();
  const type = TYPE_NAMES.find((name) => name === token.text);
  if (type === undefined) throw new SyntaxFault(`Unknown type '${token.text}'.`, token.start);
  return type;
}

/** Relation = Sum { ( '<' | '<=' | '>' | '>=' ) Sum } */
function parseRelation(tokens: TokenStream): Expression {
  return parseBinary(tokens, ['<', '<=', '>', '>='], parseSum);
}

/** Sum = Product { ( '+' | '-' ) Product } */
function parseSum(tokens: TokenStream): Expression {
  return parseBinary(tokens, ['+', '-'], parseProduct);
}

/** Product = Unary { ( '*' | '/' | '%' ) Unary } */
function parseProduct(tokens: TokenStream): Expression {
  return parseBinary(tokens, ['*', '/', '%'], parseUnary);
}

function parseBinary(
  tokens: TokenStream,
  operators: readonly BinaryOperator[],
  parseOperand: (tokens: TokenStream) => Expression,
): Expression {
  let left = parseOperand(tokens);
  for (;;) {
    const operator = operators.find((candidate) => tokens.at(candidate));
    if (operator === undefined) return left;
    tokens.take();
    const right = parseOperand(tokens);
    left = { kind: 'binary', operator, left, right, ...mark(tokens, left.start) };
  }
}

/** Unary = ( '!' | '-' ) Unary | Postfix. A minus before a number belongs to the number. */
function parseUnary(tokens: TokenStream): Expression {
  const { start } = tokens.peek();
  if (tokens.accept('!')) {
    return { kind: 'unary', operator: '!', operand: tokens.nested(parseUnary), ...mark(tokens, start) };
  }
  if (!tokens.accept('-')) return parsePostfix(tokens);
  const next = tokens.peek();
  if (next.kind === 'int') {
    tokens.take();
    return parseSuffixes(tokens, { kind: 'literal', value: int(-next.value), ...mark(tokens, start) });
  }
  return { kind: 'unary', operator: '-', operand: tokens.nested(parseUnary), ...mark(tokens, start) };
}

/** Postfix = Primary { '.' Name [ Arguments ] | '[' Expression [ ':' Expression ] ']' } */
function parsePostfix(tokens: TokenStream): Expression {
  return parseSuffixes(tokens, parsePrimary(tokens));
}

function parseSuffixes(tokens: TokenStream, primary: Expression): Expression {
  let object = primary;
  for (;;) {
    if (tokens.accept('.')) {
      const { text } = tokens.expectName();
      object = tokens.at('(')
        ? {
            kind: 'method-call',
            object,
            method: text,
            args: parseArguments(tokens),
            ...mark(tokens, object.start),
          }
        : { kind: 'member', object, property: text, ...mark(tokens, object.start) };
    } else if (tokens.accept('[')) {
      object = parseSubscript(tokens, object);
    } else {
      return object;
    }
  }
}

function parseSubscript(tokens: TokenStream, object: Expression): Expression {
  const from = parseInner(tokens);
  if (tokens.accept(':')) {
    const to = parseInner(tokens);
    tokens.expect(']');
    return { kind: 'range', object, from, to, ...mark(tokens, object.start) };
  }
  tokens.expect(']');
  return { kind: 'index', object, index: from, ...mark(tokens, object.start) };
}

/** Arguments = '(' [ Expression { ',' Expression } ] ')' */
function parseArguments(tokens: TokenStream): Expression[] {
  tokens.expect('(');
  return parseItems(tokens, ')', parseInner);
}

/** Items up to and with the closing token; a comma may trail. */
function parseItems<T>(tokens: TokenStream, close: string, parseItem: (tokens: TokenStream) => T): T[] {
  const items: T[] = [];
  while (!tokens.at(close)) {
    items.push(parseItem(tokens));
    if (!tokens.accept(',') && !tokens.at(close)) throw tokens.unexpected(`',' or '${close}'`);
  }
  tokens.expect(close);
  return items;
}

/** Primary = Literal | Name [ Arguments ] | '(' Expression ')' | List | Map | Path */
function parsePrimary(tokens: TokenStream): Expression {
  const token = tokens.peek();
  switch (token.kind) {
    case 'string':
      tokens.take();
      return { kind: 'literal', value: string(token.value), ...mark(tokens, token.start) };
    case 'bytes':
      tokens.take();
      return { kind: 'literal', value: bytes(token.value), ...mark(tokens, token.start) };
    case 'float':
      tokens.take();
      return { kind: 'literal', value: float(token.value), ...mark(tokens, token.start) };
    case 'int':
      if (BigInt.asIntN(64, token.value) !== token.value) {
        throw new SyntaxFault(`Integer '${token.value}' is out of range.`, token.start);
      }
      tokens.take();
      return { kind: 'literal', value: int(token.value), ...mark(tokens, token.start) };
    case 'name':
      return parseName(tokens);
    case 'punctuation':
      return parseBracketed(tokens);
    case 'end':
      throw tokens.unexpected('an expression');
  }
}

const CONSTANTS: ReadonlyMap<string, RulesValue> = new Map<string, RulesValue>([
  ['true', TRUE],
  ['false', FALSE],
  ['null', NULL],
]);
/** Names that the grammar needs for itself. */
const RESERVED = new Set(['in', 'is', 'if', 'let', 'return', 'function']);

function parseName(tokens: TokenStream): Expression {
  const token = tokens.peek();
  if (token.kind === 'name' && RESERVED.has(token.text)) throw tokens.unexpected('an expression');
  const { text, start } = tokens.expectName();
  const constant = CONSTANTS.get(text);
  if (constant !== undefined) return { kind: 'literal', value: constant, ...mark(tokens, start) };
  return tokens.at('(')
    ? { kind: 'call', name: text, args: parseArguments(tokens), ...mark(tokens, start) }
    : { kind: 'identifier', name: text, ...mark(tokens, start) };
}

function parseBracketed(tokens: TokenStream): Expression {
  const { start } = tokens.peek();
  if (tokens.accept('(')) {
    const inner = parseInner(tokens);
    tokens.expect(')');
    return inner;
  }
  if (tokens.accept('[')) {
    return { kind: 'list', items: parseItems(tokens, ']', parseInner), ...mark(tokens, start) };
  }
  if (tokens.accept('{')) {
    return { kind: 'map', entries: parseItems(tokens, '}', parseEntry), ...mark(tokens, start) };
  }
  if (tokens.at('/')) {
    return { kind: 'path', segments: parsePathSegments(tokens), ...mark(tokens, start) };
  }
  throw tokens.unexpected('an expression');
}

/** Entry = Expression ':' Expression */
function parseEntry(tokens: TokenStream): { key: Expression; value: Expression } {
  const key = parseInner(tokens);
  tokens.expect(':');
  return { key, value: parseInner(tokens) };
}

/** Path = '/' Segment { '/' Segment };  Segment = text | '$(' Expression ')', with no spaces between. */
function parsePathSegments(tokens: TokenStream): (string | Expression)[] {
  const segments: (string | Expression)[] = [];
  do {
    tokens.expect('/');
    const text = tokens.takePathText();
    if (text !== undefined) {
      segments.push(text);
    } else {
      if (!tokens.touches(tokens.peek())) throw tokens.unexpected('a path segment');
      tokens.expect('$(');
      segments.push(parseInner(tokens));
      tokens.expect(')');
    }
  } while (tokens.at('/') && tokens.touches(tokens.peek()));
  return segments;
}

function mark(tokens: TokenStream, start: number): { id: number; start: number; end: number } {
  return { id: tokens.nextExpressionId(), start, end: tokens.lastEnd };
}
