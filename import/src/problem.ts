import type { z } from 'zod';

/** What is wrong with an entry of the catalogue, and where. */
export interface Problem {
  /** The entry as its owner would find it, e.g. `comic 2 "Simurgh", chapter 3`. */
  readonly entry: string;
  /** The field's path within the entry; empty when the entry itself is wrong. */
  readonly field: string;
  readonly message: string;
}

/** One line: entry, field, and what is wrong. */
export function problemLine({ entry, field, message }: Problem): string {
  return field === '' ? `${entry}: ${message}` : `${entry}, ${field}: ${message}`;
}

/** The problems that a schema found in one entry. */
export function schemaProblems(entry: string, error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue) => issueProblems(entry, issue, []));
}

function issueProblems(entry: string, issue: z.core.$ZodIssue, parent: readonly PropertyKey[]): Problem[] {
  const path = [...parent, ...issue.path];
  const field = fieldPath(path);
  if (issue.code === 'invalid_union') {
    // A value of the right type fails one alternative for a reason worth telling; of another type, all of them.
    const told = issue.errors.find((branch) =>
      branch.every((inner) => inner.code !== 'invalid_type' || inner.path.length > 0),
    );
    if (told) return told.flatMap((inner) => issueProblems(entry, inner, path));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      entry,
      field: fieldPath([...path, key]),
      message: 'is not a field of the catalogue',
    }));
  }
  const missing = issue.message.endsWith('received undefined');
  return [{ entry, field, message: missing ? 'is missing' : issue.message }];
}

/** `["name", "ar"]` is `name.ar`, `["genres", 0]` is `genres[0]`. */
function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
