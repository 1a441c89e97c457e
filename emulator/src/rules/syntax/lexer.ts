import { SyntaxFault } from './source.ts';
import { scanBytes, scanString } from './string-literal.ts';

export type Token = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'name' | 'punctuation'; readonly text: string }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'end' }
);

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /(?:\d+\.\d+|\.\d+|\d+)(?:[eE][+-]?\d+)?/y;
const PUNCTUATION = /&&|\|\||==|!=|<=|>=|\$\(|[-+*/%<>!?:;,.(){}[\]=]/y;
/** Literal text of one path segment; `(default)` names the default database. */
const PATH_TEXT = /\(default\)|[A-Za-z0-9_\-.~%@+]+/y;

const MAX_INT = 2n ** 63n - 1n;

/**
 * Cuts the source into tokens, one at a time on demand: whether `/` divides or begins a path is known only to
 * the parser, which then asks for the text of the segments itself.
 */
export class Lexer {
  #offset = 0;
  #peeked: Token | undefined;
  /** Where the token last taken ended. */
  lastEnd = 0;

  constructor(readonly text: string) {}

  peek(): Token {
    this.#peeked ??= this.#scan();
    return this.#peeked;
  }

  take(): Token {
    const token = this.peek();
    this.#peeked = undefined;
    this.#offset = token.end;
    this.lastEnd = token.end;
    return token;
  }

  /** The literal segment text that begins right behind the last token, or `undefined`. */
  takePathText(): string | undefined {
    const text = this.#match(PATH_TEXT, this.lastEnd);
    if (text === undefined) return undefined;
    this.#peeked = undefined;
    this.#offset = this.lastEnd + text.length;
    this.lastEnd = this.#offset;
    return text;
  }

  /** Whether `token` stands directly behind the last one, with no space between. */
  touches(token: Token): boolean {
    return token.start === this.lastEnd;
  }

  #match(pattern: RegExp, offset: number): string | undefined {
    pattern.lastIndex = offset;
    return pattern.exec(this.text)?.[0];
  }

  #scan(): Token {
    const start = this.#offset + (this.#match(SPACE, this.#offset)?.length ?? 0);
    if (start >= this.text.length) return { kind: 'end', start: this.text.length, end: this.text.length };
    const first = this.text[start];
    if (this.text.startsWith('/*', start)) throw new SyntaxFault("Missing '*/' at end of comment.", start);
    if (first === '"' || first === "'") return { kind: 'string', ...scanString(this.text, start) };
    if (first === 'b' && (this.text[start + 1] === '"' || this.text[start + 1] === "'")) {
      return { kind: 'bytes', ...scanBytes(this.text, start) };
    }
    const name = this.#match(NAME, start);
    if (name !== undefined) return { kind: 'name', text: name, start, end: start + name.length };
    const number = this.#match(NUMBER, start);
    if (number !== undefined) return numberToken(number, start);
    const punctuation = this.#match(PUNCTUATION, start);
    if (punctuation !== undefined) {
      return { kind: 'punctuation', text: punctuation, start, end: start + punctuation.length };
    }
    throw new SyntaxFault(`Unexpected '${first}'.`, start);
  }
}

function numberToken(text: string, start: number): Token {
  const end = start + text.length;
  if (/[.eE]/.test(text)) return { kind: 'float', value: Number(text), start, end };
  const value = BigInt(text);
  if (value > MAX_INT + 1n) throw new SyntaxFault(`Integer '${text}' is out of range.`, start);
  return { kind: 'int', value, start, end };
}
