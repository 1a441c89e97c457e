import type { ShownComment } from '@rawi/model/pages/shown-comment';
import type { Comment } from '@rawi/model/truth/comment';
import { useSyncExternalStore } from 'react';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/**
 * Comments that were posted here and have not arrived. They wait on this device, also over a reload, and are
 * sent one at a time. The SDK's own queue would send them back to back, and the second would be refused with
 * nobody listening.
 */

/** What a comment is about, as its document names it. */
export type CommentedComic = Comment['comic'];

const STATES = ['waiting', 'sending', 'sent', 'tomorrow', 'refused'] as const;

export interface WaitingComment {
  /** Chosen here, so that the comment arrives once however often it is sent. */
  readonly id: string;
  readonly uid: string;
  readonly comic: CommentedComic;
  readonly parent: string | null;
  readonly number: number | null;
  readonly text: string;
  readonly spoiler: boolean;
  /** When it was posted, ISO 8601. */
  readonly at: string;
  /**
   * `sent`: the server has it, and the list does not show it yet. `tomorrow`: today's limit is reached, and
   * it is sent by itself tomorrow.
   */
  readonly state: (typeof STATES)[number];
  /** Why it was refused. */
  readonly reason?: CommentRefusal;
}

/** `gone`: the comment it replies to, or the comic, no longer exists. */
export const COMMENT_REFUSALS = ['muted', 'unverified', 'gone', 'session', 'unknown'] as const;
export type CommentRefusal = (typeof COMMENT_REFUSALS)[number];

const kept = keptJson('localStorage', 'comments', (value): readonly WaitingComment[] | undefined =>
  Array.isArray(value) ? value.flatMap((each) => parseWaiting(each) ?? []) : undefined,
);

let current: readonly WaitingComment[] | undefined;
const listeners = new Set<() => void>();

/** All comments that wait on this device, whoever posted them. */
export function waitingComments(): readonly WaitingComment[] {
  // Comments that had arrived when the page was left are in the list by now.
  current ??= kept.read()?.filter(({ state }) => state !== 'sent') ?? NONE;
  return current;
}
const NONE: readonly WaitingComment[] = [];

export function keepWaiting(move: (comments: readonly WaitingComment[]) => readonly WaitingComment[]): void {
  // Another tab may have sent or added some since.
  const next = move(kept.read() ?? current ?? NONE);
  current = next;
  kept.keep(next.length === 0 ? undefined : next);
  for (const listener of listeners) listener();
}

/** Changes a waiting comment; does nothing when it has been sent meanwhile. */
export function changeWaiting(id: string, change: Partial<WaitingComment>): void {
  keepWaiting((comments) => comments.map((each) => (each.id === id ? { ...each, ...change } : each)));
}

export function removeWaiting(id: string): void {
  keepWaiting((comments) => comments.filter((each) => each.id !== id));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const stop = kept.onOtherTab((value) => {
    current = value ?? NONE;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export function useWaitingComments(): readonly WaitingComment[] {
  return useSyncExternalStore(listen, waitingComments, () => NONE);
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
  const state = STATES.find((each) => each === fieldOf(value, 'state')) ?? 'waiting';
  return {
    id,
    uid,
    comic: { id: comicId, slug, series, names: { ...(en && { en }), ...(ar && { ar }) } },
    parent,
    number: typeof number === 'number' ? number : null,
    text: words,
    spoiler: fieldOf(value, 'spoiler') === true,
    at,
    state,
    ...(reason && state === 'refused' && { reason }),
  };
}
