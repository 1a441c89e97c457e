import type { ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { EXACT_FOLLOWERS } from '@rawi/model/pages/shown-counts';
import type { ReactionCounts } from '@rawi/model/truth/counts';
import { likeKey } from '@rawi/model/truth/like-key';
import type { Reaction } from '@rawi/model/truth/votes';
import { useMemo, useSyncExternalStore } from 'react';
import { addChoice, removeChoice } from '../../core/data/optimistic-choices.ts';
import { report } from '../../core/lib/report-error.ts';
import { currentSession, onSession } from '../../core/session/session-store.ts';
import type { Change } from './change.ts';
import { newChoice, type OwnChoice, pendingChoices, seenIn } from './choices.ts';
import { dropChoice, type KeptChoices, keepChoice, keptChoices } from './kept-choices.ts';
import {
  currentLibrary,
  type LibraryState,
  listenToLibrary,
  notifyRefusal,
  sending,
  setLibrary,
} from './library-state.ts';
import { countedAs, NOTHING_OWN, type Own, type Position, type Stars, withChange } from './own.ts';
import { ownCount } from './own-count.ts';

export { onRefusal, type Refusal } from './library-state.ts';

/**
 * What the current person has chosen: read once a session, with their own latest choices on top. A visitor
 * has no library, and loads nothing of the SDK.
 */

let isFollowing = false;

/** Starts to follow the session; the library of a signed-in person is read then. */
export function followLibrary(): void {
  if (isFollowing) return;
  isFollowing = true;
  onSession(lookAtSession);
  window.addEventListener('online', () => {
    const { state, uid } = currentLibrary();
    if (state === 'failed' && uid !== undefined) open(uid);
  });
  lookAtSession();
}

/** Whether the library of whoever is here was read, or could not be. */
export function isLibraryRead(): boolean {
  const { state } = currentLibrary();
  return state !== 'loading' && state !== 'unknown';
}

/** Resolves once it was read, or could not be. */
export function whenLibraryRead(): Promise<void> {
  followLibrary();
  if (isLibraryRead()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = listenToLibrary(() => {
      if (!isLibraryRead()) return;
      stop();
      resolve();
    });
  });
}

function lookAtSession(): void {
  const session = currentSession();
  const { uid, state } = currentLibrary();
  if (session.state === 'signed-in') {
    if (session.user.uid !== uid) open(session.user.uid);
    return;
  }
  const next = session.state === 'signed-out' ? 'visitor' : 'unknown';
  if (next !== state) setLibrary({ state: next, uid: undefined, stored: NOTHING_OWN, choices: [] });
}

function open(uid: string): void {
  if (currentLibrary().uid === uid) setLibrary({ state: 'loading' });
  else setLibrary({ state: 'loading', uid, stored: NOTHING_OWN, choices: [] });
  import('./library-sync.ts')
    .then(({ openLibrary }) => openLibrary(uid))
    .catch((error: unknown) => {
      report('The library cannot be opened.', error);
      if (currentLibrary().uid === uid) setLibrary({ state: 'failed' });
    });
}

/**
 * Makes a choice for the signed-in person: it shows at once and is written. Resolves once the server has
 * answered (without a network only later) with whether it has the choice. A refusal is reported to
 * `onRefusal` and taken back.
 */
export async function choose(change: Change): Promise<boolean> {
  followLibrary();
  const { uid, stored, choices } = currentLibrary();
  if (uid === undefined) return false;
  const [turn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const choice = newChoice(change, turn, stored, choices);
  // Marked as sending, so that opening the library does not take the kept choice for one of an earlier visit.
  sending.add(turn);
  keepChoice(uid, choice);
  setLibrary({ choices: addChoice(choices, choice) });
  try {
    const sync = await import('./library-sync.ts').catch((error: unknown) => {
      // The code will load when the network is back, and the choice kept here is sent at the next opening.
      if (navigator.onLine) throw error;
    });
    return sync ? await sync.sendChoice(uid, choice) : false;
  } catch (error) {
    report('A choice cannot be sent.', error);
    dropChoice(uid, turn);
    if (currentLibrary().uid !== uid) return false;
    setLibrary({ choices: removeChoice(currentLibrary().choices, turn) });
    if (change.kind !== 'place') notifyRefusal({ change, reason: 'unreachable' });
    return false;
  } finally {
    sending.delete(turn);
  }
}

/** How many choices the server does not have yet. */
export function waitingChoices(): number {
  return pendingChoices(currentLibrary().choices).length;
}

/** Whether this device keeps choices of this person whose outcome is open. */
export function hasKeptChoices(uid: string): boolean {
  const kept: KeptChoices | undefined = keptChoices.read();
  return kept?.uid === uid && kept.choices.length > 0;
}

/** The person's own library as pages show it. */
export interface OwnLibrary extends Pick<LibraryState, 'state' | 'uid'> {
  readonly isFollowing: (translatorId: string) => boolean;
  /** By a key of the model's `savedKeys`. */
  readonly isSaved: (key: string) => boolean;
  /** The shelf of a saved comic. */
  readonly shelfOf: (key: string) => ReadingShelf | undefined;
  /** All that is saved, by key. */
  readonly saved: Own['saved'];
  readonly reactionOf: (chapterId: string) => Reaction | undefined;
  readonly ratingOf: (translatorId: string) => Stars | undefined;
  /** The person's stars for a comic. */
  readonly starsOf: (comicId: string) => number | undefined;
  /** The tags that the person proposes of a comic. */
  readonly tagsOf: (comicId: string) => readonly string[];
  readonly positionOf: (chapterId: string) => Position | undefined;
  readonly isLiked: (comicId: string, commentId: string) => boolean;
  readonly isIgnored: (uid: string) => boolean;
  readonly isBlocked: (uid: string) => boolean;
  /** The shown likes of a comment, with the person's own counted once. */
  readonly likesOf: (comicId: string, commentId: string, shown: number) => number;
  /** All positions, by chapter. */
  readonly places: Own['places'];
  /** The person's latest choice about a subject in this session, by `keyOf`. */
  readonly changeAbout: (key: string) => Change | undefined;
  /**
   * The shown number of followers, rounded as pages of comics round it, with the person's own choice counted
   * once.
   */
  readonly followersOf: (translatorId: string, shown: number) => number;
  /** The same for the exact number. */
  readonly allFollowersOf: (translatorId: string, shown: number) => number;
  /** The shown numbers of likes and dislikes, with the person's own counted once. */
  readonly reactionsTo: (chapterId: string, shown: ReactionCounts) => ReactionCounts;
}

/** The person's current library, including pending choices. */
export function useLibrary(): OwnLibrary {
  const library = useSyncExternalStore(subscribe, currentLibrary, currentLibrary);
  return useMemo(() => ownLibrary(library), [library]);
}

function subscribe(listener: () => void): () => void {
  followLibrary();
  return listenToLibrary(listener);
}

function ownLibrary({ state, uid, own, choices }: LibraryState): OwnLibrary {
  const counted = <K extends string>(key: string, shown: Readonly<Record<K, number>>) =>
    ownCount(shown, countedChoice(choices, key, shown));
  return {
    state,
    uid,
    isFollowing: (translatorId) => own.following[translatorId] === true,
    isSaved: (key) => own.saved[key] !== undefined,
    shelfOf: (key) => {
      const shelf = own.saved[key];
      return shelf === true ? undefined : shelf;
    },
    saved: own.saved,
    reactionOf: (chapterId) => own.reactions[chapterId],
    ratingOf: (translatorId) => own.ratings[translatorId],
    starsOf: (comicId) => own.comicRatings[comicId],
    tagsOf: (comicId) => own.comicTags[comicId] ?? [],
    positionOf: (chapterId) => own.places[chapterId],
    isLiked: (comicId, commentId) => own.commentLikes[likeKey(comicId, commentId)] === true,
    isIgnored: (other) => own.ignored[other] === true,
    isBlocked: (other) => own.blocked[other] === true,
    likesOf: (comicId, commentId, likes) => counted(`like/${likeKey(comicId, commentId)}`, { likes }).likes,
    places: own.places,
    changeAbout: (key) => choices.find((choice) => choice.key === key)?.change,
    // A rounded number does not change with a single follower.
    followersOf: (translatorId, followers) =>
      followers > EXACT_FOLLOWERS ? followers : counted(`follow/${translatorId}`, { followers }).followers,
    allFollowersOf: (translatorId, followers) => counted(`follow/${translatorId}`, { followers }).followers,
    reactionsTo: (chapterId, shown) => counted(`react/${chapterId}`, shown),
  };
}

function countedChoice<K extends string>(
  choices: readonly OwnChoice[],
  key: string,
  shown: Readonly<Record<K, number>>,
) {
  const choice = choices.find((each) => each.key === key);
  const seen = choice && seenIn(choice.change);
  if (!choice || !seen) return undefined;
  const isName = (name: string | null): name is K => name !== null && name in shown;
  const value = countedAs(withChange(NOTHING_OWN, choice.change), choice.change);
  return {
    seen,
    included: isName(choice.included) ? choice.included : null,
    value: isName(value) ? value : null,
  };
}
