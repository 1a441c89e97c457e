export interface Notice {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  readonly text: string;
}

export function noticesOf(files: Iterable<string>): readonly Notice[];
