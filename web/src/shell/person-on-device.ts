import { forgetCounts } from '../core/data/kept-counts.ts';
import { endLiveSession } from '../core/live/live-entries.ts';
import type { PersonOnDevice } from '../core/session/person-on-device.ts';
import { forgetViews } from '../domains/chapters/views.ts';
import { continueReadingHint } from '../domains/history/continue-reading-hint.ts';
import { keptPositions } from '../domains/history/waiting-position.ts';
import { forgetFeedHint } from '../domains/library/feed-hint.ts';
import { forgetChoices } from '../domains/library/kept-choices.ts';
import { forgetUnread, keepUnread } from '../domains/notifications/unread.ts';
import { forgetCounting } from '../domains/numbers/counting.ts';
import { waitingMonths } from '../domains/numbers/waiting-months.ts';
import { forgetPush } from '../domains/push/forget-push.ts';
import { forgetRatings } from '../domains/ratings/known-ratings.ts';
import { keptReports } from '../domains/reports/waiting-reports.ts';
import { forgetSettings } from '../domains/settings/settings-mirror.ts';
import { forgetAccountMarks } from '../domains/updates/kept-marks.ts';
import { waitingMarks } from '../domains/updates/waiting-marks.ts';
import { forgetShared } from '../domains/uploads/shared-files.ts';
import { keepUploadHint, readUploadHint } from '../domains/uploads/upload-hint.ts';

/** Import this file dynamically: only a person who was signed in has left anything on this device. */

export const ofPerson: PersonOnDevice = { forget, keepUnread, forgetUnread };

/**
 * The person's choices go at once; the copies of their documents and the files of unfinished uploads after
 * that.
 */
async function forget(): Promise<void> {
  forgetSettings();
  forgetRatings();
  continueReadingHint.keep(undefined);
  keptPositions.forget();
  keptReports.forget();
  forgetChoices();
  forgetCounts();
  forgetFeedHint();
  waitingMarks.forget();
  forgetAccountMarks();
  waitingMonths.forget();
  forgetCounting();
  forgetViews();
  endLiveSession();
  await Promise.all([forgetCopies(), forgetFiles(), forgetShared(), forgetPush()]);
}

function forgetCopies(): Promise<void> {
  return (
    import('../core/firebase/firestore.ts')
      .then(({ forgetFirestore }) => forgetFirestore())
      // Another tab still holds the copies, and deletes them when it finds that the session has ended.
      .catch(() => {})
  );
}

/** Deletes the files of unfinished uploads: nobody else sends them. */
async function forgetFiles(): Promise<void> {
  if (readUploadHint() === undefined) return;
  keepUploadHint(undefined);
  const { forgetAllUploads } = await import('../domains/uploads/kept-uploads.ts');
  await forgetAllUploads();
}
