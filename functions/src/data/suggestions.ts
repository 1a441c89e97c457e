import { paths } from '@rawi/model/paths';
import {
  type Suggestion,
  type SuggestionVotes,
  suggestionSchema,
  suggestionVotesKey,
  suggestionVotesSchema,
} from '@rawi/model/truth/suggestion';
import { type DocumentReference, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
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

/** What is still to be done something with. */
const WAITING: readonly Suggestion['state'][] = ['open', 'accepted'];

/** All about a chapter in a state; `suggestCorrection` and `decideSuggestion` hold how many there are. */
export function suggestionsAbout(
  db: Firestore,
  chapterId: string,
  state: Suggestion['state'],
): Query<Suggestion> {
  return allSuggestions(db).where('chapterId', '==', chapterId).where('state', '==', state);
}

/** Those about a chapter that are open, or those that wait for anything, as they are listed. */
export function listedSuggestions(
  db: Firestore,
  chapterId: string,
  of: 'open' | 'waiting',
): Query<Suggestion> {
  const about = allSuggestions(db).where('chapterId', '==', chapterId);
  return listed(of === 'open' ? about.where('state', '==', 'open') : about.where('state', 'in', WAITING));
}

/** Those of a person about a chapter, whatever became of them, as they are listed. */
export function ownSuggestionsAbout(db: Firestore, chapterId: string, uid: string): Query<Suggestion> {
  return listed(allSuggestions(db).where('chapterId', '==', chapterId).where('uid', '==', uid));
}

/** The order of `ListPlace`. */
const listed = (query: Query<Suggestion>): Query<Suggestion> =>
  query.orderBy('page').orderBy('agreed', 'desc').orderBy('at').orderBy(FieldPath.documentId());

/** Those that wait about the chapters of a translator, by chapter in the order of `ChapterPlace`, in each by page. */
export function suggestionsFor(db: Firestore, translatorId: string): Query<Suggestion> {
  return allSuggestions(db)
    .where('translatorId', '==', translatorId)
    .where('state', 'in', WAITING)
    .orderBy('slug')
    .orderBy('number')
    .orderBy('chapterId')
    .orderBy('page');
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
