import { LIMITS } from '@rawi/model/limits';
import { isSame } from '@rawi/model/pages/is-same';
import { OPDS_LIMITS } from '@rawi/model/pages/opds-limits';
import type { PageDocument } from '@rawi/model/pages/pages';
import { type UpdatesPayload, updatesPayloadSchema } from '@rawi/model/pages/updates-payload';
import { z } from 'zod';

/**
 * Whether a stored page shows what it would show if it were built now. Views alone change no page of comics like
 * others, nor the orders by views: what such a page shows of a comic has to be right, not which comics it has chosen. The
 * list of new chapters loses its oldest day once a day: until then it has one more.
 */
export function isSamePage(stored: unknown, fresh: PageDocument): boolean {
  switch (fresh.kind) {
    case 'comic':
      return isSameBut(stored, fresh, ['similar']) && hasSameEntries(stored, fresh, 'similar');
    case 'publisher':
      return (
        isSameBut(stored, fresh, ['orders', 'start', 'comics']) && hasSameEntries(stored, fresh, 'comics')
      );
    case 'opdsComics':
      // The most read of a large group are its list; in other lists every comic has its place.
      return fresh.payload.orderedBy === 'views' || fresh.payload.total >= OPDS_LIMITS.group
        ? isSameBut(stored, fresh, ['comics', 'parts', 'total']) && hasSameEntries(stored, fresh, 'comics')
        : isSame(stored, fresh);
    case 'mostRead':
      return isSameBut(stored, fresh, ['slugs']) && namesNoOthers(stored, fresh.payload.slugs);
    case 'translators':
      return isSameBut(stored, fresh, ['translators']) && hasSameEntries(stored, fresh, 'translators');
    case 'updates':
      return (
        isSameBut(stored, fresh, ['since', 'chapters', 'comics', 'translators']) &&
        hasSameChapters(stored, fresh.payload) &&
        hasSameEntries(stored, fresh, 'comics') &&
        hasSameEntries(stored, fresh, 'translators')
      );
    default:
      return isSame(stored, fresh);
  }
}

/** Whether the chapters are the same, as far back as both lists reach. */
function hasSameChapters(stored: unknown, fresh: UpdatesPayload): boolean {
  const was = updatesPayloadSchema.pick({ since: true, chapters: true }).safeParse({
    since: payloadOf(stored)['since'],
    chapters: payloadOf(stored)['chapters'],
  }).data;
  if (!was) return false;
  // Times of one form are in the order of their text.
  const since = was.since > fresh.since ? was.since : fresh.since;
  const lately = ({ chapters }: Pick<UpdatesPayload, 'chapters'>) =>
    chapters.filter(({ publishedAt }) => publishedAt >= since);
  return isSame(lately(was), lately(fresh));
}

const pageSchema = z.looseObject({ payload: z.record(z.string(), z.unknown()) });
const entrySchema = z.looseObject({ slug: z.string().optional(), id: z.string().optional() });

function payloadOf(page: unknown): Readonly<Record<string, unknown>> {
  return pageSchema.safeParse(page).data?.payload ?? {};
}

/** Whether both are the same without some fields of their payloads. */
function isSameBut(stored: unknown, fresh: PageDocument, fields: readonly string[]): boolean {
  const without = (page: unknown) => ({
    ...pageSchema.safeParse(page).data,
    payload: Object.fromEntries(Object.entries(payloadOf(page)).filter(([name]) => !fields.includes(name))),
  });
  return isSame(without(stored), without(fresh));
}

/** Whether what stands in both lists under the same name is the same, but for its views. */
function hasSameEntries(stored: unknown, fresh: PageDocument, field: string): boolean {
  const were = entriesOf(stored, field);
  const are = entriesOf(fresh, field);
  return [...were].every(([name, entry]) => !are.has(name) || isSame(entry, are.get(name)));
}

function entriesOf(page: unknown, field: string): ReadonlyMap<string, unknown> {
  const entries = z.array(entrySchema).safeParse(payloadOf(page)[field]).data ?? [];
  return new Map(entries.map((entry) => [entry.slug ?? entry.id ?? '', { ...entry, views: undefined }]));
}

/** Whether a list of the most read names only comics that are there; a long one need not have all. */
function namesNoOthers(stored: unknown, slugs: readonly string[]): boolean {
  const named = z.array(z.string()).safeParse(payloadOf(stored)['slugs']).data;
  if (!named) return false;
  const there = new Set(slugs);
  return slugs.length === LIMITS.catalogPart.mostRead || named.every((slug) => there.has(slug));
}
