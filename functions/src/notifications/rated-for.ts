import { decideShowing, type Rated, ratingOfChapter, type Wish } from '@rawi/model/rating/decide-showing';
import type { Notification } from '@rawi/model/truth/notification';
import { wishOfSettings } from '@rawi/model/truth/user';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Whether a person is notified of a comic or a chapter: only of what their own lists would show them. Whoever opens what is for adults has
 * said that they want it, so nobody loses news of what they read. What concerns their own words and their own work is told in any case.
 */

/** The field of a profile that says what its owner wishes to be shown: it is read with what they wish to be told. */
export const WISH_FIELD = 'settings.wish';

/** What the owner of a profile wishes to be shown; a visitor's default where they never said. */
export function wishIn(user: DocumentSnapshot): Wish {
  return wishOfSettings(user.get(WISH_FIELD));
}

/** The rating as a notification keeps it; absent where there is none. */
export function ratingToKeep(comic: Pick<Rated, 'ageRating'>, chapter?: Pick<Rated, 'ageRating'>) {
  const ageRating = chapter ? ratingOfChapter(comic, chapter) : (comic.ageRating ?? undefined);
  return ageRating && { ageRating };
}

/** Whether somebody who wishes this is notified of what is rated so. */
export function mayTell({ ageRating }: Pick<Rated, 'ageRating'>, wish: Wish): boolean {
  return decideShowing({ ageRating }, wish).isListed;
}

/** Whether a message or a mail may still name it: they may have changed what they wish since they were notified. */
export function maySay(notification: Notification, wish: Wish): boolean {
  switch (notification.kind) {
    case 'chapter':
    case 'reply':
    case 'mention':
      return mayTell(notification, wish);
    case 'list':
    case 'hidden':
    case 'hiddenList':
    case 'suggestion':
    case 'decision':
    case 'unsubmitted':
    case 'transcript':
      return true;
  }
}
