import { countTargets } from '../truth/counts.ts';
import { idSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';
import { invalidationFields } from './page-invalidation.ts';
import { type PageTarget, pageIdOf, pageInvalidationSchema } from './page-target.ts';

/** A kind of sum: the fields that name one, its invalidation, and the counter whose shards are summed. */
function sumKind<K extends string, Fields extends z.ZodRawShape>(
  kind: K,
  fields: Fields,
  counter: (named: { readonly [F in keyof Fields]: z.output<Fields[F]> }) => string,
) {
  return {
    invalidation: z.strictObject({ kind: z.literal(kind), ...fields, ...invalidationFields }),
    fields,
    counter,
  };
}

/**
 * Every sum of shards that a task writes into the document that shows it. A kind that is added here does not compile
 * until the functions write it.
 */
export const SUM_KINDS = {
  /** The followers and ratings of a translator. */
  translatorCounts: sumKind('translatorCounts', { id: idSchema }, ({ id }) => countTargets.translator(id)),
  /** The ratings of a comic. */
  comicCounts: sumKind('comicCounts', { id: idSchema }, ({ id }) => countTargets.comic(id)),
  /** The reactions to a chapter. */
  chapterCounts: sumKind('chapterCounts', { id: idSchema, comicId: idSchema }, ({ id }) =>
    countTargets.chapter(id),
  ),
  /** The followers of a public list. */
  listCounts: sumKind('listCounts', { id: idSchema }, ({ id }) => countTargets.list(id)),
  /** The likes of a comment. */
  commentCounts: sumKind('commentCounts', { id: idSchema, comicId: idSchema }, ({ id, comicId }) =>
    countTargets.comment(comicId, id),
  ),
} as const;
export type SumKind = keyof typeof SUM_KINDS;

type FieldsOf<K extends SumKind> = (typeof SUM_KINDS)[K]['fields'];

/** A sum of one kind, named by what it counts. */
export type SumOf<K extends SumKind> = {
  [P in K]: { readonly kind: P } & { readonly [F in keyof FieldsOf<P>]: string };
}[K];
export type SumTarget = SumOf<SumKind>;

/** What can be invalidated: a page to be built from the truth, or a sum to be written into it. */
export type InvalidationTarget = PageTarget | SumTarget;

/** `dirty/{invalidationId}`: a page or a sum that is not what it is made of any more. */
export const invalidationSchema = z.union([
  pageInvalidationSchema,
  ...Object.values(SUM_KINDS).map(({ invalidation }) => invalidation),
]);
export type Invalidation = z.infer<typeof invalidationSchema>;

const COUNTERS: { readonly [K in SumKind]: { readonly counter: (target: SumOf<K>) => string } } = SUM_KINDS;

/** The counter (in `counters`) whose shards are summed. */
export function counterOf<K extends SumKind>(target: SumOf<K>): string {
  return COUNTERS[target.kind].counter(target);
}

/** Whether the target is a sum. */
export function isSum(target: InvalidationTarget): target is SumTarget {
  return Object.hasOwn(SUM_KINDS, target.kind);
}

/** The name of the target's invalidation in `dirty`: for a page that of its document, which no sum has. */
export function invalidationIdOf(target: InvalidationTarget): string {
  return isSum(target) ? `counts:${counterOf(target)}` : pageIdOf(target);
}

/** The targets, each once. */
export function distinctTargets(targets: readonly InvalidationTarget[]): InvalidationTarget[] {
  return [...new Map(targets.map((target) => [invalidationIdOf(target), target])).values()];
}
