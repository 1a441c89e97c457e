import { paths } from '@rawi/model/paths';
import { getAuth } from 'firebase-admin/auth';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { settleBlock } from './blocks/settle-block.ts';
import type { Choosing } from './choices/apply-choice.ts';
import type { ChoiceIds, ChoiceKind } from './choices/choice-kinds.ts';
import { app } from './data/app.ts';
import { firestore } from './data/firestore.ts';
import { viewRequest } from './requests/view.ts';
import { countAlsoSaved as countSavedToo } from './schedules/count-also-saved.ts';
import { countWaitingVotes as countDueVotes } from './schedules/count-waiting-votes.ts';
import { reconcileCounts as reconcile } from './schedules/reconcile-counts.ts';
import { rollUpViews as rollUp } from './schedules/roll-up-views.ts';
import { cryptoRandom } from './secrets/random.ts';
import { arrival, viewCounting } from './services/backend.ts';
import { authSecrets, hashKey } from './settings.ts';
import { onChoiceWritten } from './triggers/on-choice-written.ts';
import {
  onCommentWritten as settleComment,
  onCommentReportWritten as settleReport,
} from './triggers/on-comment-written.ts';
import { onOwnListWritten as followOwnList } from './triggers/on-own-list-written.ts';
import './options.ts';

/** What readers choose, write and read, and how often. */

/** Counts a choice that was made, changed or taken back. */
const countChoice =
  <K extends ChoiceKind>(kind: K) =>
  ({ params }: { readonly params: ChoiceIds[K] }) =>
    onChoiceWritten(choosing(), kind, params);
const choosing = (): Choosing => ({ firestore: firestore(), now: () => new Date() });

export const onFollowWritten = onDocumentWritten(
  { document: paths.follow('{uid}', '{translatorId}'), retry: true },
  countChoice('following'),
);

export const onSavedWritten = onDocumentWritten(
  { document: paths.savedItem('{uid}', '{key}'), retry: true },
  countChoice('saved'),
);

export const onHistoryWritten = onDocumentWritten(
  { document: paths.historyEntry('{uid}', '{chapterId}'), retry: true },
  countChoice('places'),
);

export const onReactionWritten = onDocumentWritten(
  { document: paths.reaction('{comicId}', '{chapterId}', '{uid}'), retry: true },
  countChoice('reactions'),
);

export const onRatingWritten = onDocumentWritten(
  { document: paths.rating('{translatorId}', '{uid}'), retry: true },
  countChoice('ratings'),
);

export const onComicRatingWritten = onDocumentWritten(
  { document: paths.comicRating('{comicId}', '{uid}'), retry: true },
  countChoice('comicRatings'),
);

export const onComicTagsWritten = onDocumentWritten(
  { document: paths.comicTag('{comicId}', '{uid}'), retry: true },
  countChoice('comicTags'),
);

export const onCommentLikeWritten = onDocumentWritten(
  { document: paths.commentLike('{comicId}', '{commentId}', '{uid}'), retry: true },
  countChoice('commentLikes'),
);

export const onIgnoredWritten = onDocumentWritten(
  { document: paths.ignoredPerson('{uid}', '{otherUid}'), retry: true },
  countChoice('ignored'),
);

export const onBlockedWritten = onDocumentWritten(
  { document: paths.blockedPerson('{uid}', '{otherUid}'), retry: true },
  async ({ params }) => {
    await onChoiceWritten(choosing(), 'blocked', params);
    await settleBlock(firestore(), params, new Date());
  },
);

export const onOwnListWritten = onDocumentWritten(
  { document: paths.ownList('{uid}', '{listId}'), retry: true },
  async ({ params, data }) => {
    await onChoiceWritten(choosing(), 'lists', params);
    await followOwnList(choosing(), params, { before: data?.before.data(), after: data?.after.data() });
  },
);

export const onFollowedListWritten = onDocumentWritten(
  { document: paths.followedList('{uid}', '{listId}'), retry: true },
  countChoice('followedLists'),
);

export const onCommentWritten = onDocumentWritten(
  { document: paths.comment('{comicId}', '{commentId}'), retry: true },
  ({ params, data }) =>
    settleComment(choosing(), params, { before: data?.before.data(), after: data?.after.data() }),
);

export const onCommentReportWritten = onDocumentWritten(
  { document: paths.commentReport('{key}'), retry: true },
  ({ data }) => settleReport(choosing(), { before: data?.before.data(), after: data?.after.data() }),
);

export const countWaitingVotes = onSchedule('every 1 hours', async () => {
  await countDueVotes(choosing());
});

export const reconcileCounts = onSchedule({ schedule: 'every 24 hours', timeoutSeconds: 540 }, async () => {
  await reconcile(choosing(), cryptoRandom);
});

// Many small requests: few at once in an instance, because the platform reads a body before any code of ours,
// and few instances, because they bound what strangers can have counted (docs/decisions/016).
export const view = onRequest(
  { memory: '512MiB', concurrency: 4, maxInstances: 5, cors: false },
  viewRequest(viewCounting, arrival),
);

export const countAlsoSaved = onSchedule(
  // 150 people's libraries are in its memory at once.
  { schedule: 'every 1 hours', timeoutSeconds: 540, memory: '512MiB', secrets: authSecrets },
  async () => {
    const services = { firestore: firestore(), auth: getAuth(app()), hashKey: hashKey() };
    await countSavedToo({ ...services, now: () => new Date() });
  },
);

export const rollUpViews = onSchedule({ schedule: 'every 1 hours', timeoutSeconds: 540 }, async () => {
  await rollUp({ firestore: firestore(), now: () => new Date() });
});
