/**
 * Reports a failure that the person already knows of, or need not know. This is the one place where a
 * collector of errors could be added; for now it is a warning on the console.
 */
export function report(sentence: string, error: unknown): void {
  console.warn(sentence, error);
}
