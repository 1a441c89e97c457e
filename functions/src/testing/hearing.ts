import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import type { ChoiceKind } from '../choices/choice-kinds.ts';
import { idsOf } from '../choices/choices-of-person.ts';
import { settleFlag } from '../comments/settle-flag.ts';
import { startFanOut } from '../notifications/start-fan-out.ts';
import { askPush } from '../push/ask-push.ts';
import { settleClaims } from '../tasks/settle-claims.ts';
import { onAskWritten } from '../triggers/on-ask-written.ts';
import { onChoiceWritten } from '../triggers/on-choice-written.ts';
import { onClosureWritten } from '../triggers/on-closure-written.ts';
import { onCommentReportWritten, onCommentWritten } from '../triggers/on-comment-written.ts';
import { onOwnListWritten } from '../triggers/on-own-list-written.ts';
import { enqueuePublished } from '../triggers/on-publication-written.ts';
import { onReportWritten } from '../triggers/on-report-written.ts';
import { onApplicationWritten, onStaffWritten } from '../triggers/on-roles-recorded.ts';
import { enqueueTakedown } from '../triggers/on-takedown-written.ts';
import { onUserWritten } from '../triggers/on-user-written.ts';
import type { TakedownDesk } from './takedown-desk.ts';

/** Work that a trigger has handed to a queue: its kind and the id of what it is about. */
export type Handed = readonly [queue: string, id: string];

/** Delivers the event of a document that was made, to the handler that the triggers of `index-*.ts` give it to. */
export async function hearCreated(desk: TakedownDesk, path: string, handed: Handed[]): Promise<void> {
  const { stage } = desk;
  const { firestore, now } = stage;
  const ref = firestore.doc(path);
  const after = (await ref.get()).data();
  const written = { before: undefined, after };
  const enqueue = (queue: string) => async (id: string) => void handed.push([queue, id]);
  const parts = path.split('/');
  const [first = '', second = '', , fourth = ''] = parts;
  const kind = parts.at(-2) ?? '';
  const depth = parts.length;
  const roles = { uid: second, eventId: `event-of-${second}` };
  const settle = async () => await settleClaims(stage, second);

  if (depth === 2) {
    if (first === 'users')
      return await onUserWritten({ firestore, published: desk.bucket, now }, second, written);
    if (first === 'asks')
      return await onAskWritten({ firestore, now, enqueue: enqueue('fan-out') }, second, written);
    if (first === 'commentReports') return await onCommentReportWritten({ firestore }, written);
    if (first === 'reports') return await onReportWritten(stage, second, written);
    if (first === 'staff') return await onStaffWritten(settle, roles, written);
    if (first === 'applications') return await onApplicationWritten(settle, roles, written);
    if (first === 'closures') return await onClosureWritten(stage, second, { before: undefined });
    if (first === 'publications') return await enqueuePublished(enqueue('publication'), second, after);
    if (first === 'takedowns') return await enqueueTakedown(enqueue('take-down'), second, after);
  }
  const ids = { comicId: second, commentId: fourth };
  if (kind === 'comments') return await onCommentWritten(stage, ids, written);
  if (kind === 'withheld') return await settleFlag(firestore, ids);
  if (kind === 'chapters') {
    const fanningOut = { firestore, now, enqueue: enqueue('fan-out') };
    return await startFanOut(fanningOut, { comicId: second, chapterId: fourth }, after);
  }
  if (kind === 'notifications')
    return await askPush({ firestore, now, enqueue: enqueue('push') }, second, fourth);
  const choice = depth > 2 ? CHOICES[kind] : undefined;
  if (choice) await hearChoice(desk, choice, path);
  if (choice === 'lists') await onOwnListWritten(stage, { uid: second, listId: fourth }, written);
}

/** The kind of choice that lies in a collection of that name. */
const CHOICES: Readonly<Record<string, ChoiceKind>> = {
  following: 'following',
  saved: 'saved',
  history: 'places',
  reactions: 'reactions',
  ratings: 'ratings',
  comicRatings: 'comicRatings',
  comicTags: 'comicTags',
  likes: 'commentLikes',
  ignored: 'ignored',
  blocked: 'blocked',
  lists: 'lists',
  followedLists: 'followedLists',
};

async function hearChoice<K extends ChoiceKind>(
  { stage }: TakedownDesk,
  kind: K,
  path: string,
): Promise<void> {
  const ref = stage.firestore.doc(path);
  const uid = path.startsWith('users/') ? (path.split('/')[1] ?? '') : ref.id;
  await onChoiceWritten(stage, kind, idsOf(kind, uid, ref));
}

/**
 * The same database, whose batches tell which documents they have set, once they are there; of documents that other code writes
 * nothing is told.
 */
export function notifyingBatches(
  firestore: Firestore,
  notify: (paths: readonly string[]) => Promise<void>,
): Firestore {
  return new Proxy(firestore, {
    get(target, name) {
      if (name === 'batch') return () => notifyingBatch(target, notify);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function notifyingBatch(
  firestore: Firestore,
  notify: (paths: readonly string[]) => Promise<void>,
): WriteBatch {
  const batch = firestore.batch();
  const paths: string[] = [];
  const [set, commit] = [batch.set.bind(batch), batch.commit.bind(batch)];
  batch.set = (...given: Parameters<WriteBatch['set']>) => {
    paths.push(given[0].path);
    return set(...given);
  };
  batch.commit = async () => {
    const results = await commit();
    await notify(paths);
    return results;
  };
  return batch;
}
