import { forgetCounts } from '../core/data/kept-counts.ts';
import { endLiveSession } from '../core/live/live-entries.ts';
import type { PersonOnDevice } from '../core/session/person-on-device.ts';
import { forgetViews } from '../domains/chapters/views.ts';
import { ribbonHint } from '../domains/history/ribbon-hint.ts';
import { waitingPlace } from '../domains/history/waiting-place.ts';
import { forgetFeedHint } from '../domains/library/feed-hint.ts';
import { forgetChoices } from '../domains/library/kept-choices.ts';
import { forgetUnread, keepUnread } from '../domains/notifications/unread.ts';
import { forgetSettings } from '../domains/settings/settings-mirror.ts';
import { hintedUploads, keepUploadHint } from '../domains/uploads/upload-hint.ts';

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
    import('../core/firebase/firestore.ts')
      .then(({ forgetFirestore }) => forgetFirestore())
      // Another tab still holds the copies, and deletes them when it learns that the session has ended.
      .catch(() => {})
  );
}

/** Files that were being uploaded: nobody else sends them. */
async function forgetFiles(): Promise<void> {
  if (hintedUploads() === undefined) return;
  keepUploadHint(undefined);
  const { forgetAllUploads } = await import('../domains/uploads/kept-uploads.ts');
  await forgetAllUploads();
}
