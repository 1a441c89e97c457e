/** A place in a rules file, counted from 1 as editors and the official emulator do. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** The text of a rules file, able to say where an offset lies. */
export class Source {
  readonly #lineStarts: readonly number[];

  constructor(readonly text: string) {
    const starts = [0];
    for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) {
      starts.push(index + 1);
    }
    this.#lineStarts = starts;
  }

  position(offset: number): Position {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }
}

/** Thrown by lexer and parser; the parser's entry turns it into an issue. */
export class SyntaxFault extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
    this.name = 'SyntaxFault';
  }
}
