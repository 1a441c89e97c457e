/**
 * Something went wrong that the person has been told of, or need not be. One place, so that a collector of errors can be
 * added here; until then it stands on the console, as a warning.
 */
export function report(sentence: string, error: unknown): void {
  console.warn(sentence, error);
}
