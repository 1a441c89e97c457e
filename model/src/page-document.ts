import { type PageDocument, pageDocumentSchema } from './pages.ts';

/** The document as it is stored and served: plain JSON without undefined fields, checked against the schema. */
export function pageDocument(draft: PageDocument): PageDocument {
  return pageDocumentSchema.parse(JSON.parse(JSON.stringify(draft)));
}

/** What a page document weighs: the bytes of its JSON in UTF-8. */
export function pageBytes(document: PageDocument): number {
  return new TextEncoder().encode(JSON.stringify(document)).length;
}
