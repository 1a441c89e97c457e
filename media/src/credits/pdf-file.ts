const TRAILER =
  /trailer\s*<<\s*\/Size (\d+)\s*\/Root (\d+) 0 R\s*\/Info (\d+) 0 R\s*(\/ID \[[^\]]*\])?\s*>>\s*startxref\s+(\d+)\s+%%EOF\s*$/u;
const REFERENCE = /\b(\d+) 0 R\b/gu;
const STREAM = '\nstream\n';

/** The objects of a PDF that PDFKit has written, as far as the end of it is at hand. Throws where it is no such file. */
export class PdfFile {
  /** One more than the highest number of an object. */
  readonly size: number;
  /** The numbers of the catalog and of what the file says of itself. */
  readonly root: number;
  readonly info: number;
  /** The entry that identifies the file, empty if there is none. */
  readonly id: string;
  /** Where the table of objects begins. */
  readonly xref: number;
  readonly #end: Buffer;
  readonly #before: number;
  /** Where each object begins, by its number. */
  readonly #starts: readonly number[];

  /** `end` are the bytes behind the first `before`. */
  constructor(end: Buffer, before: number) {
    const text = end.toString('latin1');
    const [, size, root, info, id = '', xref] = TRAILER.exec(text) ?? [];
    const table = /^xref\n0 \d+\n/u.exec(text.slice(Number(xref) - before))?.[0];
    if (size === undefined || table === undefined) throw new Error('This is no end of a PDF of ours.');
    this.size = Number(size);
    this.root = Number(root);
    this.info = Number(info);
    this.id = id;
    this.xref = Number(xref);
    this.#end = end;
    this.#before = before;
    const entries = this.xref - before + table.length;
    this.#starts = Array.from({ length: this.size }, (_, number) =>
      Number(text.slice(entries + number * 20, entries + number * 20 + 10)),
    );
  }

  /** The numbers of all objects; that of number 0 is never used. */
  get numbers(): readonly number[] {
    return this.#starts.map((_, number) => number).slice(1);
  }

  /** A dictionary as it is written. */
  textOf(number: number): string {
    return this.#bytesOf(number).toString('latin1');
  }

  /** An object with other numbers in its references; what a stream holds stays as it is. */
  renumber(number: number, renamed: ReadonlyMap<number, number>): Buffer {
    const bytes = this.#bytesOf(number);
    const stream = bytes.indexOf(STREAM);
    const head = stream === -1 ? bytes : bytes.subarray(0, stream);
    const changed = head.toString('latin1').replaceAll(REFERENCE, (_, other: string) => {
      const name = renamed.get(Number(other));
      if (name === undefined)
        throw new Error(`Object ${other} is named in object ${number} and is not there.`);
      return `${name} 0 R`;
    });
    return Buffer.concat([Buffer.from(changed, 'latin1'), bytes.subarray(head.length)]);
  }

  #bytesOf(number: number): Buffer {
    const start = this.#starts[number] ?? 0;
    const next = this.#starts.reduce(
      (nearest, other) => (other > start ? Math.min(nearest, other) : nearest),
      this.xref,
    );
    const bytes = this.#end.subarray(start - this.#before, next - this.#before);
    const head = `${number} 0 obj\n`;
    const foot = bytes.lastIndexOf('endobj');
    if (start < this.#before || !bytes.subarray(0, head.length).equals(Buffer.from(head)) || foot === -1)
      throw new Error(`Object ${number} is not where it should be.`);
    const body = bytes.subarray(head.length, foot);
    return body.at(-1) === 0x0a ? body.subarray(0, -1) : body;
  }
}
