import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { applyChoice, type Choosing } from '../choices/apply-choice.ts';
import type { ChoiceIds, ChoiceKind } from '../choices/choice-kinds.ts';
import { InvalidDocument } from '../data/converter.ts';

/**
 * Counts the current state of a choice, and that its person has changed it. A document that cannot be read is
 * logged and skipped: another delivery would find the same.
 */
export async function onChoiceWritten<K extends ChoiceKind>(
  choosing: Choosing,
  kind: K,
  ids: ChoiceIds[K],
): Promise<void> {
  try {
    await applyChoice(choosing, kind, ids, { isOwnChange: true });
  } catch (error) {
    if (!(error instanceof InvalidDocument || error instanceof z.ZodError)) throw error;
    logger.error(`A choice (${kind}) cannot be counted.`, { ids, reason: error.message });
  }
}
