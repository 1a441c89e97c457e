import type { CallTable } from '../calls/call-table.ts';
import { termSchema } from '../truth/glossary.ts';
import { idSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';

/** The calls about the names of a comic; docs/calls.md shows all that holds for them. */

/** The comic, and the version of its names that the caller has seen: 0 where it has none. */
const seen = { comicId: idSchema, version: z.int().nonnegative() };
const answer = z.strictObject({ version: z.int().nonnegative() });
const access = { who: 'role', roles: ['translator', 'reviewer', 'admin'], decides: 'nothing' } as const;

export const GLOSSARY_CALLS = {
  /** Adds a name to a comic's, or changes one: for who has translated a chapter of it that is published, and by the record of the staff. */
  setTerm: {
    ...access,
    request: z.strictObject({ ...seen, term: termSchema }),
    answer,
    words: { term: 'staff' },
  },
  /** Takes a name away; setting it again with the same id brings it back. */
  removeTerm: { ...access, request: z.strictObject({ ...seen, termId: idSchema }), answer },
} as const satisfies CallTable;
