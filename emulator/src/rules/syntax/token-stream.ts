import { Lexer, type Token } from './lexer.ts';
import { SyntaxFault } from './source.ts';

/** Brackets and prefixes inside each other; each level takes a dozen calls of the parser. */
const MAX_NESTING = 200;
export const TOO_DEEP = 'Expression is nested too deeply.';

/** The parser's view of the tokens: look, take what is there, or fail with the official wording. */
export class TokenStream {
  readonly #lexer: Lexer;
  #expressionCount = 0;
  #depth = 0;

  constructor(text: string) {
    this.#lexer = new Lexer(text);
  }

  get expressionCount(): number {
    return this.#expressionCount;
  }

  /** End of the token last taken. */
  get lastEnd(): number {
    return this.#lexer.lastEnd;
  }

  nextExpressionId(): number {
    this.#expressionCount += 1;
    return this.#expressionCount - 1;
  }

  /** Parses something that may contain itself; refuses nesting that would exhaust the stack. */
  nested<T>(parse: (tokens: TokenStream) => T): T {
    this.#depth += 1;
    if (this.#depth > MAX_NESTING) throw new SyntaxFault(TOO_DEEP, this.peek().start);
    const parsed = parse(this);
    this.#depth -= 1;
    return parsed;
  }

  peek(): Token {
    return this.#lexer.peek();
  }

  take(): Token {
    return this.#lexer.take();
  }

  takePathText(): string | undefined {
    return this.#lexer.takePathText();
  }

  touches(token: Token): boolean {
    return this.#lexer.touches(token);
  }

  /** Whether the next token is this name or punctuation. */
  at(text: string): boolean {
    const token = this.peek();
    return (token.kind === 'name' || token.kind === 'punctuation') && token.text === text;
  }

  /** Takes the next token if it is `text`. */
  accept(text: string): boolean {
    if (!this.at(text)) return false;
    this.take();
    return true;
  }

  expect(text: string): Token {
    if (!this.at(text)) throw this.unexpected(`'${text}'`);
    return this.take();
  }

  expectName(): { readonly text: string; readonly start: number; readonly end: number } {
    const token = this.peek();
    if (token.kind !== 'name') throw this.unexpected('a name');
    this.take();
    return token;
  }

  /** The fault for the next token; `wanted` says what could have stood there. */
  unexpected(wanted?: string): SyntaxFault {
    const token = this.peek();
    const found = token.kind === 'end' ? 'Unexpected end of file.' : `Unexpected '${spell(token)}'.`;
    return new SyntaxFault(wanted === undefined ? found : `${found} Expected ${wanted}.`, token.start);
  }
}

function spell(token: Exclude<Token, { kind: 'end' }>): string {
  return 'text' in token ? token.text : String(token.value);
}
