import { EXACT_FOLLOWERS } from '@rawi/model/pages/shown-counts';
import type { ReactionCounts } from '@rawi/model/truth/counts';
import { likeKey } from '@rawi/model/truth/like-key';
import type { Reaction } from '@rawi/model/truth/votes';
import { useMemo, useSyncExternalStore } from 'react';
import { chosen, settled } from '../../core/data/overlay.ts';
import { report } from '../../core/lib/report-error.ts';
import { currentSession, onSession } from '../../core/session/session-store.ts';
import type { Change } from './change.ts';
import { newChoice, type OwnChoice, seenIn, unsettled } from './choices.ts';
import { dropChoice, type KeptChoices, keepChoice, keptChoices } from './kept-choices.ts';
import {
  currentLibrary,
  type LibraryState,
  listenToLibrary,
  sending,
  setLibrary,
  tellRefusal,
} from './library-state.ts';
import { countedAs, NOTHING_OWN, type Own, type Place, type Stars, withChange } from './own.ts';
import { ownCount } from './own-count.ts';

export { onRefusal, type Refusal } from './library-state.ts';

/**
 * What the person who is here has chosen: read once a session, under their own latest choices. A visitor has none, and
 * nothing of the SDK comes for them.
 */

let isFollowing = false;

/** Begins to follow who is here; the library of who is signed in is read then. */
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
 * Makes a choice for who is signed in: it shows at once and is written. Resolves once the server has answered, so
 * without a network only later, with whether it has the choice; a refusal is told to `onRefusal` and taken back.
 */
export async function choose(change: Change): Promise<boolean> {
  followLibrary();
  const { uid, stored, choices } = currentLibrary();
  if (uid === undefined) return false;
  const [turn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const choice = newChoice(change, turn, stored, choices);
  // What the library's opening finds on the device is not of an earlier visit.
  sending.add(turn);
  keepChoice(uid, choice);
  setLibrary({ choices: chosen(choices, choice) });
  try {
    const sync = await import('./library-sync.ts').catch((error: unknown) => {
      // Its code comes with the network, and so does what is kept here: at the next opening.
      if (navigator.onLine) throw error;
    });
    return sync ? await sync.carryOut(uid, choice) : false;
  } catch (error) {
    report('A choice cannot be sent.', error);
    dropChoice(uid, turn);
    if (currentLibrary().uid !== uid) return false;
    setLibrary({ choices: settled(currentLibrary().choices, turn) });
    if (change.kind !== 'place') tellRefusal({ change, reason: 'unreachable' });
    return false;
  } finally {
    sending.delete(turn);
  }
}

/** How many choices the server does not have yet. */
export function waitingChoices(): number {
  return unsettled(currentLibrary().choices).length;
}

/** Whether this device keeps choices of this person, of which something may have become. */
export function hasKeptChoices(uid: string): boolean {
  const kept: KeptChoices | undefined = keptChoices.read();
  return kept?.uid === uid && kept.choices.length > 0;
}

/** What the page shows of one's own. */
export interface OwnLibrary extends Pick<LibraryState, 'state' | 'uid'> {
  readonly isFollowing: (translatorId: string) => boolean;
  /** By a key of the model's `savedKeys`. */
  readonly isSaved: (key: string) => boolean;
  readonly reactionOf: (chapterId: string) => Reaction | undefined;
  readonly ratingOf: (translatorId: string) => Stars | undefined;
  readonly placeOf: (chapterId: string) => Place | undefined;
  readonly isLiked: (comicId: string, commentId: string) => boolean;
  readonly isIgnored: (uid: string) => boolean;
  /** The shown likes of a comment with one's own in them, once. */
  readonly likesOf: (comicId: string, commentId: string, shown: number) => number;
  /** All places, by chapter. */
  readonly places: Own['places'];
  /** One's own latest choice about something in this session, by `keyOf`. */
  readonly changeAbout: (key: string) => Change | undefined;
  /** The shown number of followers, as pages of comics round it, with one's own choice in it, once. */
  readonly followersOf: (translatorId: string, shown: number) => number;
  /** The same of the very number. */
  readonly allFollowersOf: (translatorId: string, shown: number) => number;
  /** The shown numbers of likes and dislikes with one's own in them, once. */
  readonly reactionsTo: (chapterId: string, shown: ReactionCounts) => ReactionCounts;
}

/** One's own library as it is now, choices that are still on their way included. */
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
    isSaved: (key) => own.saved[key] === true,
    reactionOf: (chapterId) => own.reactions[chapterId],
    ratingOf: (translatorId) => own.ratings[translatorId],
    placeOf: (chapterId) => own.places[chapterId],
    isLiked: (comicId, commentId) => own.commentLikes[likeKey(comicId, commentId)] === true,
    isIgnored: (other) => own.ignored[other] === true,
    likesOf: (comicId, commentId, likes) => counted(`like/${likeKey(comicId, commentId)}`, { likes }).likes,
    places: own.places,
    changeAbout: (key) => choices.find((choice) => choice.key === key)?.change,
    // A rounded number stays as it is, whoever comes or goes.
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
