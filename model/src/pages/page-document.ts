import { type PageDocument, pageDocumentSchema } from './pages.ts';

/** Thrown for a page that its schema refuses; the truth behind it has to change first. */
export class InvalidPage extends Error {
  override readonly name = 'InvalidPage';
}

/**
 * The document as it is stored and served: plain JSON without undefined fields, checked against the schema. Throws
 * `InvalidPage`, which names every field that is wrong.
 */
export function pageDocument(draft: PageDocument): PageDocument {
  const result = pageDocumentSchema.safeParse(JSON.parse(JSON.stringify(draft)));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new InvalidPage(`This is no ${draft.kind} page: ${problems.join('; ')}`);
}

/** The size of a page document: the bytes of its JSON in UTF-8. */
export function pageBytes(document: PageDocument): number {
  return new TextEncoder().encode(JSON.stringify(document)).length;
}
