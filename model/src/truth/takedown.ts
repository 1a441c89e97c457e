import { keyOf, partsOfKey } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { TAKEDOWN_REASONS, type TakedownReason } from '../lists/takedown-reasons.ts';
import { z } from '../zod.ts';
import {
  charactersSchema,
  idSchema,
  languageSchema,
  slugSchema,
  timeSchema,
  variantsSchema,
} from './schemas.ts';
import { open } from './tolerant.ts';

/** How long one task may hold it: longer than its function may run, so that who holds it longer has died. */
export const TAKEDOWN_LEASE_SECONDS = 120;
/** A take-down that no task took in this time is handed to the queue again. */
export const TAKEDOWN_OVERDUE_SECONDS = 180;
/** After so many failures it is parked with its error. */
export const TAKEDOWN_TRIES = 8;
/** Documents, and files, that one run of the task moves. */
export const TAKEDOWN_DOCUMENTS_A_RUN = 25;
export const TAKEDOWN_FILES_A_RUN = 200;
/** A task that published may copy files for so long after the decision, in seconds: its lease, and a margin. */
export const LATE_FILES_SECONDS = 180;

/** What can be taken down, by what it is. */
export const takedownTargetSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comic'), comicId: idSchema }),
  z.strictObject({ kind: z.literal('chapter'), comicId: idSchema, chapterId: idSchema }),
  z.strictObject({ kind: z.literal('article'), slug: slugSchema }),
  /** The cover of a comic, or of one of its chapters, which itself stays, without a cover. */
  z.strictObject({ kind: z.literal('cover'), comicId: idSchema, chapterId: idSchema.optional() }),
  /** The photo of an account. */
  z.strictObject({ kind: z.literal('photo'), uid: idSchema }),
  z.strictObject({ kind: z.literal('comment'), comicId: idSchema, commentId: idSchema }),
]);
export type TakedownTarget = z.infer<typeof takedownTargetSchema>;
export type TakedownKind = TakedownTarget['kind'];

export const TAKEDOWN_KINDS = [
  'comic',
  'chapter',
  'article',
  'cover',
  'photo',
  'comment',
] as const satisfies readonly TakedownKind[];

/** The id of the one record about a target: its kind and ids, which no other target has. */
export function takedownIdOf(target: TakedownTarget): string {
  return keyOf(target.kind, ...idsOf(target));
}

function idsOf(target: TakedownTarget): readonly string[] {
  switch (target.kind) {
    case 'comic':
      return [target.comicId];
    case 'chapter':
      return [target.comicId, target.chapterId];
    case 'article':
      return [target.slug];
    case 'cover':
      return target.chapterId === undefined ? [target.comicId] : [target.comicId, target.chapterId];
    case 'photo':
      return [target.uid];
    case 'comment':
      return [target.comicId, target.commentId];
  }
}

/** The target that an id names; nothing where it names none. */
export function takedownTargetOf(id: string): TakedownTarget | undefined {
  const [kind, first, second, ...rest] = partsOfKey(id);
  if (rest.length > 0) return undefined;
  const byKind: Readonly<Record<TakedownKind, object>> = {
    comic: { comicId: first },
    chapter: { comicId: first, chapterId: second },
    article: { slug: first },
    cover: { comicId: first, ...(second !== undefined && { chapterId: second }) },
    photo: { uid: first },
    comment: { comicId: first, commentId: second },
  };
  const named = TAKEDOWN_KINDS.find((each) => each === kind);
  const read = takedownTargetSchema.safeParse(named && { kind: named, ...byKind[named] });
  return read.success && takedownIdOf(read.data) === id ? read.data : undefined;
}

/** The id of a take-down, as a stranger brings it: it names a target, which may never have been there. */
export const takedownIdSchema = z
  .string()
  .max(400, { abort: true })
  .refine((id) => takedownTargetOf(id) !== undefined, { error: 'invalid' });

export const TAKEDOWN_STATES = [
  /** It is being removed from the public pages. */
  'running',
  'down',
  /** It is being given back to them. */
  'returning',
  'returned',
  /** It has failed too often; `way` says on which way. */
  'parked',
] as const;
export type TakedownState = (typeof TAKEDOWN_STATES)[number];

export const TAKEDOWN_STEPS = [
  /** Documents go from readers, or come back to them. */
  'documents',
  /** Files are moved away, or back. */
  'files',
  /**
   * A last pass looks for what an interrupted task may have left behind; on the way back, what was under seal is
   * deleted.
   */
  'again',
  'done',
  /** Its time is over: what is under seal is deleted. */
  'over',
] as const;

const personSchema = z.strictObject({ uid: idSchema, name: z.string().min(1).max(LIMITS.nameLength) });
const noteSchema = charactersSchema(LIMITS.noteLength).min(1);

/**
 * `takedowns/{takedownId}`: that something public was taken down, by whom and why, and how far that is. One for each target
 * (`takedownIdOf`): taken down again, it is written again, and the log has what was before. Written by functions alone.
 */
export const takedownSchema = z.strictObject({
  target: takedownTargetSchema,
  /** What it was called then, as readers saw it. */
  shown: z.strictObject({
    /** The series of a comic, the title of an article; empty of a photo, since `whose` names that. */
    title: charactersSchema(LIMITS.titleLength),
    /** By interface language, where it has names. */
    names: variantsSchema(z.string().min(1).max(LIMITS.titleLength)),
    /** Of a chapter. */
    number: z.number().nonnegative().nullable(),
    language: open(languageSchema.nullable(), null),
    /** Where its page was; null where it had none of its own. */
    slug: slugSchema.nullable(),
  }),
  /** Whose it was, while they have an account; null where that is nobody. */
  whose: personSchema.nullable(),
  reason: open(z.enum(TAKEDOWN_REASONS), 'other'),
  note: noteSchema.nullable(),
  /** Null once they have no account. */
  by: personSchema.nullable(),
  at: timeSchema,
  /** The notice that asked for it. */
  messageId: idSchema.nullable(),
  state: open(z.enum(TAKEDOWN_STATES), 'running'),
  /** Who gave it back, and when; null while it is down. */
  returned: z
    .strictObject({ by: personSchema.nullable(), at: timeSchema, note: noteSchema.nullable() })
    .nullable(),
  /** How much of the work is done: documents and files of each thing that goes, one each. */
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /** Until when it can be given back; null once it cannot, or where it was. */
  sealedUntil: timeSchema.nullable(),
  /** The last decision (`decisionIdOf` of the functions): it names what its owner is notified. */
  requestId: idSchema,
  way: z.enum(['down', 'back']),
  step: z.enum(TAKEDOWN_STEPS),
  /** The last thing whose files were dealt with. */
  cursor: z.string().max(400).nullable(),
  tries: z.int().nonnegative(),
  /** Why the last try failed. */
  error: z.string().max(500).nullable(),
  lease: z.strictObject({ id: idSchema, until: timeSchema }).nullable(),
  /** When a task is at it next; null when it is parked, or nothing is left to do. */
  dueAt: timeSchema.nullable(),
});
export type Takedown = z.infer<typeof takedownSchema>;

/** Whether readers shall not have it. */
export function isDown({ state, way }: Pick<Takedown, 'state' | 'way'>): boolean {
  return state === 'running' || state === 'down' || (state === 'parked' && way === 'down');
}

/** Whether it can be given back at a time. */
export function canBeGivenBack(
  { state, sealedUntil }: Pick<Takedown, 'state' | 'sealedUntil'>,
  at: Date,
): boolean {
  return state === 'down' && sealedUntil !== null && sealedUntil > at;
}

/**
 * How long the person whose work went has to answer, and then whoever sent the notice to go to court, in business days: what
 * `/DMCA` says, as 17 U.S.C. § 512(g)(2)(C) bounds the second (“not less than 10, nor more than 14, business days”).
 */
export const ANSWER_BUSINESS_DAYS = 14;
export const COURT_BUSINESS_DAYS = 14;
/** How long it is not given back after an answer to the notice came: the law's “not less than 10”. */
export const RETURN_BUSINESS_DAYS = 10;

/** For how many days a sealed copy is kept where rights are not the reason (docs/decisions/039). */
const SEALED_DAYS: Readonly<Record<Exclude<TakedownReason, 'rights'>, number>> = {
  harmful: 30,
  illegal: 7,
  spam: 30,
  wrong: 30,
  other: 30,
};

const DAY = 24 * 60 * 60 * 1000;

/** Until when what is taken down at a time can be given back. */
export function sealedUntil(reason: TakedownReason, at: Date): Date {
  if (reason !== 'rights') return new Date(at.getTime() + SEALED_DAYS[reason] * DAY);
  return afterBusinessDays(at, ANSWER_BUSINESS_DAYS + COURT_BUSINESS_DAYS);
}

/** The same time of day so many business days later: Monday to Friday in UTC, whatever is a holiday. */
export function afterBusinessDays(at: Date, days: number): Date {
  let time = at.getTime();
  for (let left = days; left > 0; ) {
    time += DAY;
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(time);
}
