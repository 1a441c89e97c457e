import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { type FeedEntry, feedEntrySchema } from '@rawi/model/truth/feed';
import { collection, getDocs, limit, orderBy, query } from 'firebase/firestore';
import { converterOf, readable } from '../../core/data/documents.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { isListedHere } from '../ratings/showing.ts';
import { keepFeedHint } from './feed-hint.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

const converter = converterOf<FeedEntry>(feedEntrySchema);

export interface FeedItem extends FeedEntry {
  readonly chapterId: string;
}

let known: { readonly uid: string; readonly items: Promise<readonly FeedItem[]> } | undefined;

/** The newest chapters by the translators that a person follows, as far as they are listed here: one query a session. */
export async function readFeed(uid: string): Promise<readonly FeedItem[]> {
  const items = await readAll(uid);
  return items.filter(({ ageRating }) => isListedHere(ageRating));
}

function readAll(uid: string): Promise<readonly FeedItem[]> {
  if (known?.uid !== uid) {
    const items = queryFeed(uid);
    known = { uid, items };
    items.catch(() => {
      // The next page reads it again.
      if (known?.items === items) known = undefined;
    });
  }
  return known.items;
}

async function queryFeed(uid: string): Promise<readonly FeedItem[]> {
  const newest = query(
    collection(firebaseFirestore(), paths.feed(uid)).withConverter(converter),
    orderBy('publishedAt', 'desc'),
    limit(LIMITS.home.feed),
  );
  const { docs } = await getDocs(newest);
  const items = readable(docs).map(({ path, data }) => ({
    ...data,
    chapterId: path.split('/').at(-1) ?? '',
  }));
  keepFeedHint(uid, items.length);
  return items;
}
