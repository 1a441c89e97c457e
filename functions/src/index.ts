import { ACCOUNT } from './areas/account.ts';
import { callable } from './areas/callable.ts';
import { COMMUNITY } from './areas/community.ts';
import { REVIEW } from './areas/review.ts';
import { TRANSLATORS } from './areas/translators.ts';
import { VISITOR } from './areas/visitor.ts';
import './options.ts';

// The platform reads a body of up to 32 MB before any code of ours refuses it: this many at once stay within the memory.
export const account = callable(ACCOUNT, { memory: '1GiB', concurrency: 8 });
export const visitor = callable(VISITOR, { memory: '512MiB', concurrency: 4 });

export const community = callable(COMMUNITY, { memory: '512MiB', concurrency: 4 });

export const translators = callable(TRANSLATORS, { memory: '512MiB', concurrency: 4 });

export const review = callable(REVIEW, { memory: '512MiB', concurrency: 4 });

export {
  beforeAccountCreated,
  beforeAccountSignIn,
  beforeMailSent,
  onAccountRemoved,
  onApplicationWritten,
  onClosureWritten,
  onStaffWritten,
  onUserWritten,
  runAccountTask,
  sweepErasures,
} from './index-accounts.ts';
export {
  distillFile,
  drawPhoto,
  files,
  findPanels,
  onFileDeleted,
  onUploaded,
  sweepFiles,
  sweepSubmissions,
  sweepTokens,
  sweepUploads,
  sweepWaiting,
} from './index-files.ts';
export {
  deliverMail,
  mailEvents,
  onOutboxCreated,
  sendDigests,
  sweepOutbox,
  unsubscribe,
} from './index-mail.ts';
export {
  deliverPush,
  fanOut,
  onAskWritten,
  onChapterCreated,
  onNotificationCreated,
  onReportWritten,
  sweepFanOuts,
  sweepNotifications,
  sweepPushes,
} from './index-notifications.ts';
export {
  indexTexts,
  listMostRead,
  onDirtyWritten,
  pages,
  rebuildPage,
  renewPages,
  report,
  sweepMarks,
} from './index-pages.ts';
export {
  blurPictures,
  drawCards,
  drawDense,
  moveTakedown,
  onPublicationWritten,
  onTakedownWritten,
  publish,
  sweepDecided,
  sweepPublications,
  sweepTakedowns,
} from './index-publishing.ts';
export {
  countAlsoSaved,
  countWaitingVotes,
  onBlockedWritten,
  onComicRatingWritten,
  onComicTagsWritten,
  onCommentLikeWritten,
  onCommentReportWritten,
  onCommentWritten,
  onFollowedListWritten,
  onFollowWritten,
  onHistoryWritten,
  onIgnoredWritten,
  onOwnListWritten,
  onRatingWritten,
  onReactionWritten,
  onSavedWritten,
  reconcileCounts,
  rollUpViews,
  view,
} from './index-readers.ts';
export { countDecisions, onWithheldWritten, recordWork, tellOverdue } from './index-review.ts';
