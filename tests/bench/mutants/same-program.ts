import type { SameProgram } from './outcome.ts';

/**
 * Mutants that no test can tell from the rules as they are. In a name `*` stands for anything. Each is needed by a
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
    name: 'firestore.rules /users/{uid} allow update: update → update, *',
    why: 'reading and deleting have no `request.resource`, and what is made has no `resource`',
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
    name: 'storage.rules isSelf(): without request.auth != null',
    why: 'a visitor has no `uid` to compare: an error, which allows nothing',
  },
  {
    name: 'storage.rules /incoming/{uid}/avatar/{uploadId} allow create: create → create, *',
    why: 'reading and deleting have no `request.resource`, and what is changed has a `resource`',
  },
  {
    name: "storage.rules /incoming/{uid}/avatar/{uploadId} allow create: *{1,120}' → *{0,120}'",
    why: 'a part of a path is never empty',
  },
  {
    name: 'storage.rules /incoming/{uid}/avatar/{uploadId} allow create: request.resource.size > 0 → request.resource.size != 0',
    why: 'a size is never negative',
  },
];
