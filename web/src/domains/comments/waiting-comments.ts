import type { ShownComment } from '@rawi/model/pages/shown-comment';
import type { Mentioned } from '@rawi/model/text/mentions';
import type { Comment } from '@rawi/model/truth/comment';
import { useSyncExternalStore } from 'react';
import { fieldOf } from '../../core/device/device-store.ts';
import { stateOf, type Waiting } from '../../core/outbox/entry.ts';
import { keptEntries } from '../../core/outbox/kept-entries.ts';
import { keptMentions } from './mention-words.ts';

/**
 * Comments that were posted here and have not arrived. They wait on this device, also over a reload and a
 * log-out, and are sent one at a time. The SDK's own queue would send them back to back, and the second would be refused with
 * nobody listening.
 */

/** What a comment is about, as its document names it. */
export type CommentedComic = Comment['comic'];

export interface WaitingComment extends Waiting {
  readonly uid: string;
  readonly comic: CommentedComic;
  readonly parent: string | null;
  readonly number: number | null;
  readonly text: string;
  readonly spoiler: boolean;
  /** Whom it mentions; absent where it mentions nobody. */
  readonly mentions?: readonly Mentioned[];
  /** When it was posted, ISO 8601. */
  readonly at: string;
  readonly reason?: CommentRefusal;
}

/**
 * `gone`: the comment it replies to, or the comic, no longer exists. `blocked`: its author is blocked by the person. `unanswerable`: it
 * takes no answer of theirs, for a reason that rules do not tell.
 */
export const COMMENT_REFUSALS = [
  'muted',
  'unverified',
  'gone',
  'blocked',
  'unanswerable',
  'session',
  'unknown',
] as const;
export type CommentRefusal = (typeof COMMENT_REFUSALS)[number];

/** All comments that wait on this device, whoever posted them. */
export const keptComments = keptEntries<WaitingComment>({ name: 'comments', parse: parseWaiting });

export const waitingComments = keptComments.read;
export const keepWaiting = keptComments.change;
export const removeWaiting = keptComments.remove;

const NONE: readonly WaitingComment[] = [];

export function useWaitingComments(): readonly WaitingComment[] {
  return useSyncExternalStore(keptComments.listen, keptComments.shown, () => NONE);
}

/** A waiting comment in the form in which the list shows the others. */
export function shownWaiting(
  { id, uid, parent, number, text, spoiler, at }: WaitingComment,
  name: string,
): ShownComment {
  const author = { uid, name };
  const derived = { isEdited: false, version: 1, likes: 0, replies: 0, state: 'shown' as const };
  return { id, author, parent, number, text, spoiler, at, ...derived };
}

function parseWaiting(value: unknown): WaitingComment | undefined {
  const text = (name: string, of: unknown = value) => {
    const field = fieldOf(of, name);
    return typeof field === 'string' ? field : undefined;
  };
  const comic = fieldOf(value, 'comic');
  const [id, uid, words, at] = ['id', 'uid', 'text', 'at'].map((name) => text(name));
  const [comicId, slug, series] = ['id', 'slug', 'series'].map((name) => text(name, comic));
  const number = fieldOf(value, 'number');
  const parent = text('parent') ?? null;
  if (!id || !uid || words === undefined || !at || !comicId || !slug || series === undefined)
    return undefined;
  const names = fieldOf(comic, 'names');
  const [en, ar] = [text('en', names), text('ar', names)];
  const reason = COMMENT_REFUSALS.find((each) => each === fieldOf(value, 'reason'));
  const mentions = keptMentions(fieldOf(value, 'mentions'));
  const state = stateOf(fieldOf(value, 'state'));
  return {
    id,
    uid,
    comic: { id: comicId, slug, series, names: { ...(en && { en }), ...(ar && { ar }) } },
    parent,
    number: typeof number === 'number' ? number : null,
    text: words,
    spoiler: fieldOf(value, 'spoiler') === true,
    ...(mentions.length > 0 && { mentions }),
    at,
    state,
    ...(reason && state === 'refused' && { reason }),
  };
}
