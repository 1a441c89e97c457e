import { groupBy } from '@rawi/model/group-by';
import type { SuggestionOutcome } from '@rawi/model/suggestions/suggestion-kinds';
import { notificationIds } from '@rawi/model/truth/notification';
import type { Suggestion } from '@rawi/model/truth/suggestion';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { notificationRef } from '../data/notifications.ts';
import { userRef } from '../data/users.ts';
import { notify, unreadOf } from '../notifications/notify.ts';

/** What became of a suggestion, for the person who made it. */
interface Told {
  readonly suggestionId: string;
  readonly suggestion: Suggestion;
  readonly outcome: SuggestionOutcome;
  readonly word?: string | undefined;
}

/**
 * Notifies people of what became of their suggestions, in place of what they were told of the same ones before. Nobody is notified of
 * what they did themselves, or without an account. Reads first; the function that it returns writes, in the same transaction.
 */
export async function readTelling(
  transaction: Transaction,
  db: Firestore,
  all: readonly Told[],
  by: string | undefined,
): Promise<(now: Date) => void> {
  const writes: ((now: Date) => void)[] = [];
  const others = all.filter(({ suggestion }) => suggestion.uid !== by);
  for (const [uid, told] of groupBy(others, ({ suggestion }) => suggestion.uid)) {
    if (!(await transaction.get(userRef(db, uid))).exists) continue;
    const refs = told.map(({ suggestionId }) =>
      notificationRef(db, uid, notificationIds.suggestion(suggestionId)),
    );
    const before = await Promise.all(refs.map((ref) => transaction.get(ref)));
    const countUnread = await unreadOf(transaction, db, uid);
    const unread = before.filter((each) => each.data()?.read === false).length;
    writes.push((now) => {
      countUnread(unread);
      for (const each of told) {
        notify(transaction, db, uid, {
          id: notificationIds.suggestion(each.suggestionId),
          at: now,
          content: contentOf(each),
        });
      }
    });
  }
  return (now) => {
    for (const write of writes) write(now);
  };
}

function contentOf({ suggestionId, suggestion, outcome, word }: Told) {
  const { comicId, slug, series, names, chapterId, number, language, title, page } = suggestion;
  return {
    kind: 'suggestion' as const,
    comicId,
    slug,
    series,
    names,
    chapterId,
    number,
    language,
    ...(title !== undefined && { title }),
    suggestionId,
    page,
    outcome,
    ...(word !== undefined && { word }),
  };
}
