import { applyChoice, type Choosing } from './apply-choice.ts';
import { CHOICE_KINDS, type ChoiceIds, type ChoiceKind } from './choice-kinds.ts';

/** One choice of a person, of whatever kind. */
export interface Choice {
  /** The document that the person writes. */
  readonly path: string;
  /** As `applyChoice`. */
  readonly apply: (choosing: Choosing) => Promise<unknown>;
}

export function choiceOf<K extends ChoiceKind>(kind: K, ids: ChoiceIds[K]): Choice {
  return {
    path: CHOICE_KINDS[kind].path(ids),
    apply: (choosing) => applyChoice(choosing, kind, ids),
  };
}
