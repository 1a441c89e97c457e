import { isSame } from '../pages/is-same.ts';
import { entriesOf, type OwnList } from './own-list.ts';
import { listKeysOf, type PublicEntry, type PublicList, publicEntryKey } from './public-list.ts';

/** A private list and the public one that is made of it, as both are now. */
export interface PublishedState {
  /** The public list's id. */
  readonly id: string;
  /** The private list's owner and id. */
  readonly of: { readonly uid: string; readonly listId: string };
  readonly own: OwnList | undefined;
  readonly listed: PublicList | undefined;
  /** Whether its owner may say something to others: neither muted nor closed. */
  readonly mayPublish: boolean;
  readonly now: Date;
}

/**
 * What the public list has to be. It looks at states alone, at no event: twice, late or in any order it ends in what the private
 * list says. What an owner who may not publish changes waits until they change something once they may; that they take the list
 * back does not wait.
 */
export function publicListStep({
  id,
  of,
  own,
  listed,
  mayPublish,
  now,
}: PublishedState): PublicList | undefined {
  if (own?.published?.id !== id) return undefined;
  if (!mayPublish) return listed;
  const entries = entriesOf(own).map(publicEntry);
  const words = wordsOf(own);
  if (!listed)
    return {
      owner: { kind: 'person', ...of },
      ...words,
      entries,
      keys: listKeysOf(entries),
      version: 1,
      publishedAt: now,
      changedAt: now,
    };
  const saysSame = isSame(wordsOf(listed), words);
  if (saysSame && isSame(listed.entries, entries)) return listed;
  const { note: _note, news: _news, ...rest } = listed;
  const news = newsOf(listed, entries, now);
  return {
    ...rest,
    ...words,
    ...(news && { news }),
    entries,
    keys: listKeysOf(entries),
    version: listed.version + (saysSame ? 0 : 1),
    changedAt: now,
  };
}

/** What is new for its followers: what was new before and what came now, without what has gone again. */
export function newsOf(listed: PublicList, entries: readonly PublicEntry[], now: Date): PublicList['news'] {
  if (!listed.followers) return undefined;
  const was = new Set<string>(listed.entries.map(publicEntryKey));
  const waits = new Set(listed.news?.keys);
  const keys = entries.map(publicEntryKey).filter((key) => waits.has(key) || !was.has(key));
  return keys.length === 0 ? undefined : { keys, since: listed.news?.since ?? now };
}

function wordsOf<W>({ name, note }: { readonly name: W; readonly note?: W | undefined }) {
  return { name, ...(note !== undefined && { note }) };
}

function publicEntry(entry: ReturnType<typeof entriesOf>[number]): PublicEntry {
  const { comicId } = entry;
  return entry.kind === 'comic'
    ? { kind: 'comic', comicId }
    : { kind: 'chapter', comicId, chapterId: entry.chapterId };
}
