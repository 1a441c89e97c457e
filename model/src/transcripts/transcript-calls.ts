import type { CallTable } from '../calls/call-table.ts';
import { LIMITS } from '../limits.ts';
import { isPlainText } from '../text/plain-text.ts';
import { charactersSchema, keySchema } from '../truth/schemas.ts';
import { transcriptOfSchema } from '../truth/transcript-draft.ts';
import { z } from '../zod.ts';

/** The calls about texts of chapters; docs/calls.md shows all that holds for them. */

const done = z.strictObject({});
/** The draft of a text, and the revision of it that the caller has seen. */
const seen = z.strictObject({ transcriptId: keySchema, revision: z.int().nonnegative() });

export const TRANSCRIPT_CALLS = {
  /**
   * Begins the draft of a text, or finds the one that there is: of an own submission that is a draft, or of a published chapter, for its
   * translator and for whoever reviews by the record.
   */
  openTranscript: {
    who: 'role',
    roles: ['translator', 'reviewer', 'admin'],
    decides: 'nothing',
    request: z.strictObject({ of: transcriptOfSchema }),
    answer: z.strictObject({ transcriptId: keySchema }),
  },
  /** Hands the changed pages of a published chapter in, as they are stored. The text of a submission goes with that. */
  submitTranscript: { who: 'verified', request: seen, answer: done },
  /** Takes them back, until reviewers have decided: it is a draft again. */
  withdrawTranscript: { who: 'signed-in', request: seen, answer: done },
  /** Throws the draft away with its pages. */
  discardTranscript: { who: 'signed-in', request: seen, answer: done },
} as const satisfies CallTable;

export const TRANSCRIPT_REVIEW_CALLS = {
  /** Publishes the changed pages of a published chapter, or turns them down with a word to their owner. */
  decideTranscript: {
    who: 'role',
    roles: ['reviewer', 'admin'],
    decides: 'work',
    request: seen.extend({
      accepted: z.boolean(),
      note: charactersSchema(LIMITS.noteLength).refine(isPlainText).optional(),
    }),
    answer: done,
    words: { note: 'staff' },
  },
} as const satisfies CallTable;
