import { COLLECTIONS } from '../archive/collections.ts';
import type { Archive, ArchivedDocument } from '../archive/open-archive.ts';
import { Refused } from '../archive/refused.ts';
import type { PeopleArchive } from './open-people.ts';

/**
 * An export whose public documents have what they lost: as they were stored. What the public part has not at all stands between
 * them. `alone` says how many documents that are, by collection.
 */
export function completed(
  archive: Archive,
  people: Pick<PeopleArchive, 'lost'>,
  alone: ReadonlyMap<string, number>,
): Archive {
  return {
    ...archive,
    documents: ({ name }) => together(archive.documents({ name }), people.lost({ name })),
    countOf: ({ name }) => archive.countOf({ name }) + (alone.get(name) ?? 0),
  };
}

/** How many documents of each collection the public part has not. */
export async function countAlone(people: Pick<PeopleArchive, 'lost'>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of COLLECTIONS) {
    let count = 0;
    for await (const { isAlone } of people.lost({ name })) if (isAlone) count += 1;
    counts.set(name, count);
  }
  return counts;
}

/** Both have the order in which they were exported. */
async function* together(
  documents: AsyncGenerator<ArchivedDocument>,
  lost: AsyncGenerator<ArchivedDocument & { readonly isAlone: boolean }>,
): AsyncGenerator<ArchivedDocument> {
  const next = async () => (await lost.next()).value;
  let own = await next();
  for await (const { path, fields } of documents) {
    for (; own?.isAlone; own = await next()) yield { path: own.path, fields: own.fields };
    if (own?.path !== path) {
      yield { path, fields };
      continue;
    }
    yield { path, fields: { ...fields, ...own.fields } };
    own = await next();
  }
  for (; own; own = await next()) {
    if (!own.isAlone)
      throw new Refused(`${own.path} of the sealed part belongs to no document of the export.`);
    yield { path: own.path, fields: own.fields };
  }
}
