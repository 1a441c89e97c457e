import {
  type Allow,
  type AllowedMethod,
  type Block,
  type FunctionDeclaration,
  type LetBinding,
  type Match,
  METHODS,
  type PatternSegment,
  type RulesFile,
  type Service,
} from './ast.ts';
import { parseExpression } from './expression-parser.ts';
import { SyntaxFault } from './source.ts';
import { TokenStream } from './token-stream.ts';

/**
 * Parses a whole rules file. Throws `SyntaxFault` at the first place that is not of the language.
 *
 * File = [ 'rules_version' '=' ( '1' | '2' ) [ ';' ] ] { Function | Service }
 */
export function parseFile(text: string): RulesFile {
  const tokens = new TokenStream(text);
  const version = parseVersion(tokens);
  const functions: FunctionDeclaration[] = [];
  const services: Service[] = [];
  while (tokens.peek().kind !== 'end') {
    if (tokens.at('function')) functions.push(parseFunction(tokens));
    else if (tokens.at('service')) services.push(parseService(tokens));
    else throw tokens.unexpected("'function' or 'service'");
  }
  return { version, functions, services, expressionCount: tokens.expressionCount };
}

function parseVersion(tokens: TokenStream): '1' | '2' {
  if (!tokens.accept('rules_version')) return '1';
  tokens.expect('=');
  const token = tokens.take();
  tokens.accept(';');
  if (token.kind === 'string' && (token.value === '1' || token.value === '2')) return token.value;
  throw new SyntaxFault("Invalid rules_version. Expected '1' or '2'.", token.start);
}

/** Service = 'service' Name { '.' Name } '{' { Function | Match } '}' */
function parseService(tokens: TokenStream): Service {
  const { start } = tokens.expect('service');
  let name = tokens.expectName().text;
  while (tokens.accept('.')) name += `.${tokens.expectName().text}`;
  const { functions, matches } = parseBlock(tokens, undefined);
  return { name, functions, matches, start, end: tokens.lastEnd };
}

/** Match = 'match' Pattern '{' { Function | Match | Allow } '}' */
function parseMatch(tokens: TokenStream): Match {
  const { start } = tokens.expect('match');
  const pattern = parsePattern(tokens);
  const allows: Allow[] = [];
  const { functions, matches } = parseBlock(tokens, allows);
  return { pattern, functions, matches, allows, start, end: tokens.lastEnd };
}

function parseBlock(tokens: TokenStream, allows: Allow[] | undefined): Pick<Block, 'functions' | 'matches'> {
  const functions: FunctionDeclaration[] = [];
  const matches: Match[] = [];
  tokens.expect('{');
  while (!tokens.accept('}')) {
    if (tokens.at('function')) functions.push(parseFunction(tokens));
    else if (tokens.at('match')) matches.push(parseMatch(tokens));
    else if (allows !== undefined && tokens.at('allow')) allows.push(parseAllow(tokens));
    else if (tokens.at('/')) {
      throw new SyntaxFault("Missing 'match' keyword before path.", tokens.peek().start);
    } else throw tokens.unexpected(allows === undefined ? "'match', 'function' or '}'" : undefined);
  }
  return { functions, matches };
}

/** Pattern = '/' PatternSegment { '/' PatternSegment } */
function parsePattern(tokens: TokenStream): PatternSegment[] {
  const segments: PatternSegment[] = [];
  do {
    tokens.expect('/');
    segments.push(parsePatternSegment(tokens));
  } while (tokens.at('/'));
  return segments;
}

/** PatternSegment = text | '{' Name [ '=' '*' '*' ] '}' */
function parsePatternSegment(tokens: TokenStream): PatternSegment {
  const start = tokens.lastEnd;
  const text = tokens.takePathText();
  if (text !== undefined) return { kind: 'literal', text, start, end: tokens.lastEnd };
  if (!tokens.touches(tokens.peek()) || !tokens.accept('{')) throw tokens.unexpected('a path segment');
  const name = tokens.expectName().text;
  const recursive = tokens.accept('=');
  if (recursive) {
    tokens.expect('*');
    tokens.expect('*');
  }
  tokens.expect('}');
  return { kind: recursive ? 'recursive' : 'wildcard', name, start, end: tokens.lastEnd };
}

const ALLOWED_METHODS: readonly AllowedMethod[] = ['read', 'write', ...METHODS];

/** Allow = 'allow' Method { ',' Method } [ ':' 'if' Expression ] [ ';' ] */
function parseAllow(tokens: TokenStream): Allow {
  const { start } = tokens.expect('allow');
  const methods = [parseMethod(tokens)];
  while (tokens.accept(',')) methods.push(parseMethod(tokens));
  let condition: Allow['condition'];
  if (tokens.accept(':')) {
    tokens.expect('if');
    condition = parseExpression(tokens);
  }
  const end = tokens.lastEnd;
  endStatement(tokens);
  return { methods, condition, start, end };
}

function parseMethod(tokens: TokenStream): AllowedMethod {
  const token = tokens.expectName();
  const method = ALLOWED_METHODS.find((name) => name === token.text);
  if (method === undefined) throw new SyntaxFault(`Invalid method '${token.text}' in allow.`, token.start);
  return method;
}

/** Function = 'function' Name '(' [ Name { ',' Name } ] ')' '{' { Let } 'return' Expression [ ';' ] '}' */
function parseFunction(tokens: TokenStream): FunctionDeclaration {
  const { start } = tokens.expect('function');
  const name = tokens.expectName().text;
  const parameters: string[] = [];
  tokens.expect('(');
  while (!tokens.accept(')')) {
    parameters.push(tokens.expectName().text);
    if (!tokens.accept(',') && !tokens.at(')')) throw tokens.unexpected("',' or ')'");
  }
  tokens.expect('{');
  const bindings: LetBinding[] = [];
  while (tokens.at('let')) bindings.push(parseLet(tokens));
  if (!tokens.accept('return')) throw tokens.unexpected("'let' or 'return'");
  const result = parseExpression(tokens);
  endStatement(tokens);
  tokens.expect('}');
  return { name, parameters, bindings, result, start, end: tokens.lastEnd };
}

/** Let = 'let' Name '=' Expression ';' */
function parseLet(tokens: TokenStream): LetBinding {
  const { start } = tokens.expect('let');
  const name = tokens.expectName().text;
  tokens.expect('=');
  const value = parseExpression(tokens);
  const end = tokens.lastEnd;
  tokens.expect(';');
  return { name, value, start, end };
}

/** A semicolon, which only the last statement of a block may leave out. */
function endStatement(tokens: TokenStream): void {
  if (!tokens.accept(';') && !tokens.at('}')) throw tokens.unexpected("';'");
}
