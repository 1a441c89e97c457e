import type { SameProgram } from './outcome.ts';
import { SAME_CHECKS } from './same-checks.ts';

/**
 * Mutants that no test can tell from the program as it is. In a name `*` stands for anything. Each is needed by a
 * mutant that survives; the bench says which is not.
 */
export const SAME_PROGRAM: readonly SameProgram[] = [
  {
    name: 'firestore.rules isBoundedList(): [null, 0] → [null]',
    why: 'the emulator tells rules of no offset where it is 0; whether production does is not known',
  },
  {
    name: 'firestore.rules isBoundedList(): 0 → -1',
    why: 'the emulator tells rules of no offset where it is 0; whether production does is not known',
  },
  {
    name: 'firestore.rules isSelf(): without request.auth != null',
    why: 'a visitor has no `uid` to compare: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isAdmin(): without request.auth != null',
    why: 'a visitor has no `token`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules * allow list: list → list, get',
    why: 'everybody may get these documents by the allow above',
  },
  {
    name: 'firestore.rules * allow list: list → list, create',
    why: 'what is no query has no limit: an error, which allows nothing',
  },
  {
    name: 'firestore.rules * allow list: list → list, update',
    why: 'what is no query has no limit: an error, which allows nothing',
  },
  {
    name: 'firestore.rules * allow list: list → list, delete',
    why: 'what is no query has no limit: an error, which allows nothing',
  },
  {
    name: 'firestore.rules /users/{uid} allow get: get → get, list',
    why: 'a list of people is proved only where it asks for oneself by id, which is a get',
  },
  {
    name: 'firestore.rules isSettings(): without settings is map',
    why: 'what is no map has no `keys()`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isSettings(): settings is map → true',
    why: 'what is no map has no `keys()`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isSettings(): without settings.notifications is map',
    why: 'what is no map has no `keys()`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isSettings(): settings.notifications is map → true',
    why: 'what is no map has no `keys()`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules * allow create: create → create, get',
    why: 'reading and deleting have no `request.resource`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules * allow create: create → create, list',
    why: 'reading and deleting have no `request.resource`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules * allow create: create → create, delete',
    why: 'reading and deleting have no `request.resource`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules * allow update: update → update, get*',
    why: 'reading and deleting have no `request.resource`, and what is made has no `resource`',
  },
  {
    name: 'firestore.rules * allow update: update → update, list*',
    why: 'reading and deleting have no `request.resource`, and what is made has no `resource`',
  },
  {
    name: 'firestore.rules * allow update: update → update, delete*',
    why: 'reading and deleting have no `request.resource`, and what is made has no `resource`',
  },
  {
    name: 'firestore.rules * allow update: update → update, create*',
    why: 'reading and deleting have no `request.resource`, and what is made has no `resource`',
  },
  {
    name: 'firestore.rules /submissions/{submissionId} allow get: get → get, create',
    why: 'what is made has no `resource`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules /transcripts/{transcriptId} allow get: get → get, create',
    why: 'what is made has no `resource`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isTranslatorByRecord(): without request.auth != null',
    why: 'a visitor has no `token`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules mayReadPages(): without request.auth != null',
    why: 'a visitor has neither a `uid` to compare nor a `token`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isPage(): data.items is list → true',
    why: 'what is no list has no `join()`: an error, which allows nothing',
  },
  {
    name: "firestore.rules mayWritePage(): '[1-9][0-9]{0,2}' → '[.1-9][0-9]{0,2}'",
    why: 'what has a dot is no whole number: `int()` is an error, which allows nothing',
  },
  {
    name: "firestore.rules mayWritePage(): '[1-9][0-9]{0,2}' → '[1-9][.0-9]{0,2}'",
    why: 'what has a dot is no whole number: `int()` is an error, which allows nothing',
  },
  {
    name: 'firestore.rules /comics/{comicId}/chapters/{chapterId}/reactions/{uid} allow create: create → create, update',
    why: 'a choice is right as a whole, made or changed',
  },
  {
    name: 'firestore.rules /comics/{comicId}/comments/{commentId}/likes/{uid} allow create: create → create, update',
    why: 'a choice is right as a whole, made or changed',
  },
  {
    name: 'firestore.rules /translators/{uid}/ratings/{raterId} allow create: create → create, update',
    why: 'a choice is right as a whole, made or changed',
  },
  {
    name: 'firestore.rules /users/{uid}/following/{translatorId} allow create: create → create, update',
    why: 'a choice is right as a whole, made or changed',
  },
  {
    name: 'firestore.rules /users/{uid}/ignored/{otherUid} allow create: create → create, update',
    why: 'a choice is right as a whole, made or changed',
  },
  {
    name: 'firestore.rules /users/{uid}/blocked/{otherUid} allow create: create → create, update',
    why: 'a choice is right as a whole, made or changed',
  },
  {
    name: 'firestore.rules /users/{uid}/saved/{key} allow create: create → create, update',
    why: 'a choice is right as a whole, made or changed',
  },
  {
    name: 'firestore.rules * allow delete: delete → delete, get',
    why: 'its owner may get it by the allow above',
  },
  {
    name: 'firestore.rules /comics/{comicId}/chapters/{chapterId}/reactions/{uid} allow delete: delete → delete, list',
    why: 'a list names nobody in its path: whose it is cannot be proved',
  },
  {
    name: 'firestore.rules /asks/{askId}/wanted/{uid} allow get: get → get, list',
    why: 'a list names nobody in its path: whose it is cannot be proved',
  },
  {
    name: 'firestore.rules /comics/{comicId}/chapters/{chapterId}/reactions/{uid} allow get: get → get, list',
    why: 'a list names nobody in its path: whose it is cannot be proved',
  },
  {
    name: 'firestore.rules /comics/{comicId}/comments/{commentId}/likes/{uid} allow delete: delete → delete, list',
    why: 'a list names nobody in its path: whose it is cannot be proved',
  },
  {
    name: 'firestore.rules /comics/{comicId}/comments/{commentId}/likes/{uid} allow get: get → get, list',
    why: 'a list names nobody in its path: whose it is cannot be proved',
  },
  {
    name: 'firestore.rules /translators/{uid}/ratings/{raterId} allow delete: delete → delete, list',
    why: 'a list names nobody in its path: whose it is cannot be proved',
  },
  {
    name: 'firestore.rules /translators/{uid}/ratings/{raterId} allow get: get → get, list',
    why: 'a list names nobody in its path: whose it is cannot be proved',
  },
  {
    name: 'firestore.rules /comics/{comicId}/comments/{commentId} allow create: isLiveSession() → true',
    why: 'its companion in the same batch needs a live session',
  },
  {
    name: 'firestore.rules /comics/{comicId}/comments/{commentId} allow create: without isLiveSession()',
    why: 'its companion in the same batch needs a live session',
  },
  {
    name: 'firestore.rules /commentReports/{reportKey} allow create: isLiveSession() → true',
    why: 'its companion in the same batch needs a live session',
  },
  {
    name: 'firestore.rules /commentReports/{reportKey} allow create: without isLiveSession()',
    why: 'its companion in the same batch needs a live session',
  },
  {
    name: 'firestore.rules /reports/{reportId} allow create: isLiveSession() → true',
    why: 'its companion in the same batch needs a live session',
  },
  {
    name: 'firestore.rules /reports/{reportId} allow create: without isLiveSession()',
    why: 'its companion in the same batch needs a live session',
  },
  {
    name: 'firestore.rules isNames(): without names is map',
    why: 'what is no map has no `keys()`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isNames(): names is map → true',
    why: 'what is no map has no `keys()`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isPicture(): without picture is map',
    why: 'what is no map has no `keys()`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isPicture(): picture is map → true',
    why: 'what is no map has no `keys()`: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isOver(): time <= request.time → time < request.time',
    why: 'two requests cannot be held to the very same moment',
  },
  {
    name: 'firestore.rules /users/{uid}/limits/{kind} allow update: request.time >= *',
    why: 'two requests cannot be held to the very same moment',
  },
  {
    name: 'firestore.rules isEntry(): data.readAt <= request.time + *',
    why: 'two requests cannot be held to the very same moment',
  },
  {
    name: 'firestore.rules isPlainText(): * → *|[.\\\\p{N}*',
    why: 'a dot and a brace are punctuation, which stands there already',
  },
  {
    name: 'firestore.rules isPlainText(): * → *|[\\\\pN}*',
    why: 'a dot and a brace are punctuation, which stands there already',
  },
  {
    name: "firestore.rules isId(): * → '[A-Za-z0-9_-]{0,120}'",
    why: 'a part of a path is never empty',
  },
  {
    name: "firestore.rules isNames(): '-' → 'other--'*",
    why: 'what stands for an absent name is any short text',
  },
  {
    name: 'firestore.rules isChapterNumber(): without number is number',
    why: 'what is no number cannot be compared: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isChapterNumber(): number is number → true',
    why: 'what is no number cannot be compared: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isEntry(): without data.readAt is timestamp',
    why: 'what is no time cannot be compared: an error, which allows nothing',
  },
  {
    name: 'firestore.rules isEntry(): data.readAt is timestamp → true',
    why: 'what is no time cannot be compared: an error, which allows nothing',
  },
  {
    name: 'firestore.rules /comics/{comicId}/comments/{commentId}/withheld/text allow get: get → get, list',
    why: 'a list is of a folder, never of one document by its name',
  },
  {
    name: 'storage.rules isSelf(): without request.auth != null',
    why: 'a visitor has no `uid` to compare: an error, which allows nothing',
  },
  {
    name: 'storage.rules /incoming/{uid}/avatar/{uploadId} allow create: create → create, *',
    why: 'reading and deleting have no `request.resource`, and what is changed has a `resource`',
  },
  {
    name: 'storage.rules /incoming/{uid}/submissions/* allow create: create → create, *',
    why: 'reading and deleting have no `request.resource`, and what is changed has a `resource`',
  },
  {
    name: "storage.rules isOfSubmission(): *{1,120}' → *{0,120}'",
    why: 'a part of a path is never empty',
  },
  {
    name: "storage.rules /incoming/{uid}/avatar/{uploadId} allow create: *{1,120}' → *{0,120}'",
    why: 'a part of a path is never empty',
  },
  {
    name: 'storage.rules /incoming/{uid}/avatar/{uploadId} allow create: request.resource.size > 0 → request.resource.size != 0',
    why: 'a size is never negative',
  },
  ...SAME_CHECKS,
];
