import { forgetFeedHint } from '../data/feed-hint.ts';
import { ribbonHint } from '../data/history/ribbon-hint.ts';
import { waitingPlace } from '../data/history/waiting-place.ts';
import { forgetCounts } from '../data/kept-counts.ts';
import { forgetChoices } from '../data/library/kept-choices.ts';
import { endLiveSession } from '../data/live/live-entries.ts';
import { forgetUnread, keepUnread } from '../data/notifications/unread.ts';
import type { PersonOnDevice } from '../data/person-on-device.ts';
import { forgetSettings } from '../data/settings-mirror.ts';
import { hintedUploads, keepUploadHint } from '../data/uploads/upload-hint.ts';
import { forgetViews } from '../data/views.ts';

/** Import this file dynamically: only who was signed in has left anything here. */

export const ofPerson: PersonOnDevice = { forget, keepUnread, forgetUnread };

/** Their choices go at once; the copies of their documents and what was being uploaded after that. */
async function forget(): Promise<void> {
  forgetSettings();
  ribbonHint.keep(undefined);
  waitingPlace.keep(undefined);
  forgetChoices();
  forgetCounts();
  forgetFeedHint();
  forgetViews();
  endLiveSession();
  await Promise.all([forgetCopies(), forgetFiles()]);
}

function forgetCopies(): Promise<void> {
  return (
    import('../lib/firestore.ts')
      .then(({ forgetFirestore }) => forgetFirestore())
      // Another tab still holds the copies, and deletes them when it learns that the session has ended.
      .catch(() => {})
  );
}

/** Files that were being uploaded: nobody else sends them. */
async function forgetFiles(): Promise<void> {
  if (hintedUploads() === undefined) return;
  keepUploadHint(undefined);
  const { forgetAllUploads } = await import('../data/uploads/kept-uploads.ts');
  await forgetAllUploads();
}
