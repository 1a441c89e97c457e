import { z } from '../zod.ts';
import type { CallTable, InputOf } from './call-table.ts';

/** The calls of translators and of those who would be one; docs/calls.md shows all that holds for them. */

/** The revision of the own application that a move is about: 0 before it was first sent. */
const own = z.strictObject({ revision: z.int().nonnegative() });
const done = z.strictObject({});

/** What a move needs of its state and its draft is in `review/application-machine.ts`. */
export const TRANSLATOR_CALLS = {
  /** Hands the draft in, as it is stored. */
  submitApplication: { who: 'verified', request: own, answer: done },
  /** Takes it back, until reviewers have decided. */
  withdrawApplication: { who: 'signed-in', request: own, answer: done },
  /** Makes it a draft again, to apply once more. */
  reviseApplication: { who: 'signed-in', request: own, answer: done },
} as const satisfies CallTable;

type TranslatorCalls = typeof TRANSLATOR_CALLS;
export type TranslatorAction = keyof TranslatorCalls;
/** What a handler is given: the parsed request. */
export type TranslatorRequestOf<A extends TranslatorAction> = z.output<TranslatorCalls[A]['request']>;
export type TranslatorResponse<A extends TranslatorAction> = z.output<TranslatorCalls[A]['answer']>;
/** What a client sends. */
export type TranslatorInput = { [A in TranslatorAction]: InputOf<TranslatorCalls, A> }[TranslatorAction];
