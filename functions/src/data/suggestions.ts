import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import {
  type Suggestion,
  type SuggestionVotes,
  suggestionSchema,
  suggestionVotesKey,
  suggestionVotesSchema,
} from '@rawi/model/truth/suggestion';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(suggestionSchema);
const votesConverter = converterOf(suggestionVotesSchema, ({ chapterId, uid }) =>
  suggestionVotesKey(chapterId, uid),
);

export function suggestionRef(db: Firestore, suggestionId: string): DocumentReference<Suggestion> {
  return db.doc(paths.suggestion(suggestionId)).withConverter(converter);
}

/** With which suggestions about a chapter a person agrees. */
export function suggestionVotesRef(
  db: Firestore,
  chapterId: string,
  uid: string,
): DocumentReference<SuggestionVotes> {
  return db.doc(paths.suggestionVote(suggestionVotesKey(chapterId, uid))).withConverter(votesConverter);
}

/** All suggestions. */
export function allSuggestions(db: Firestore): Query<Suggestion> {
  return db.collection(paths.suggestions()).withConverter(converter);
}

/** Those about a chapter in a state, a bounded number; without an order of their own they need no index. */
export function suggestionsAbout(
  db: Firestore,
  chapterId: string,
  state: Suggestion['state'],
): Query<Suggestion> {
  return allSuggestions(db)
    .where('chapterId', '==', chapterId)
    .where('state', '==', state)
    .limit(LIMITS.suggestions.ofChapter);
}

/** Those about the chapters of a translator in a state, a bounded number. */
export function suggestionsFor(
  db: Firestore,
  translatorId: string,
  state: Suggestion['state'],
): Query<Suggestion> {
  return allSuggestions(db)
    .where('translatorId', '==', translatorId)
    .where('state', '==', state)
    .limit(LIMITS.suggestions.ofChapter);
}

/** Those of a person about a chapter, whatever became of them, a bounded number. */
export function ownSuggestionsAbout(db: Firestore, chapterId: string, uid: string): Query<Suggestion> {
  return allSuggestions(db)
    .where('chapterId', '==', chapterId)
    .where('uid', '==', uid)
    .limit(LIMITS.suggestions.ofChapter);
}

/** Those of a person, a bounded number. */
export function suggestionsBy(db: Firestore, uid: string, limit: number): Query<Suggestion> {
  return allSuggestions(db).where('uid', '==', uid).limit(limit);
}

/** All about a chapter, a bounded number. */
export function allSuggestionsAbout(db: Firestore, chapterId: string, limit: number): Query<Suggestion> {
  return allSuggestions(db).where('chapterId', '==', chapterId).limit(limit);
}

/** All about chapters of a translator, a bounded number. */
export function suggestionsNaming(db: Firestore, translatorId: string, limit: number): Query<Suggestion> {
  return allSuggestions(db).where('translatorId', '==', translatorId).limit(limit);
}

/** With what a person agrees, a bounded number. */
export function suggestionVotesBy(db: Firestore, uid: string, limit: number): Query<SuggestionVotes> {
  return db
    .collection(paths.suggestionVotes())
    .withConverter(votesConverter)
    .where('uid', '==', uid)
    .limit(limit);
}
