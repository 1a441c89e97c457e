import { reading } from '@rawi/model/truth/tolerant';
import {
  type DocumentReference,
  doc,
  type FirestoreDataConverter,
  getDoc,
  onSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { z } from 'zod';
import { firebaseFirestore } from '../firebase/firestore.ts';
import { report } from '../lib/report-error.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/**
 * The path of a document and how it is read. It outlives the SDK's own references, which end with a session.
 */
export interface Reference<T extends object> {
  readonly path: string;
  readonly converter: FirestoreDataConverter<T>;
}

export type DocumentState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'missing' }
  /** This build cannot read it, or there is neither a network nor a copy. */
  | { readonly state: 'failed' };

/** Thrown for a stored document that does not match the model. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
}

/** The references of one kind of document, as a constant of a module: `documentAt(paths.user, userSchema)`. */
export function documentAt<A extends readonly string[], T extends object>(
  path: (...ids: A) => string,
  schema: z.ZodType<T>,
): (...ids: A) => Reference<T> {
  const converter = converterOf(schema);
  return (...ids) => ({ path: path(...ids), converter });
}

/**
 * Reads stored documents by the tolerant reader of a schema. Written data passes through unchanged, because
 * updates name their fields.
 */
export function converterOf<T extends object>(schema: z.ZodType<T>): FirestoreDataConverter<T> {
  const reader = reading(schema);
  return {
    toFirestore: (value) => ({ ...value }),
    fromFirestore: (snapshot: QueryDocumentSnapshot) => {
      // The time of a pending write is this device's estimate.
      const result = reader.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
      if (result.success) return result.data;
      const fields = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
      throw new UnreadableDocument(`${snapshot.ref.path} cannot be read: ${fields}`);
    },
  };
}

/** The SDK's reference, for `updateDoc` and the like. */
export function sdkReference<T extends object>({ path, converter }: Reference<T>): DocumentReference<T> {
  return doc(firebaseFirestore(), path).withConverter(converter);
}

/** Reads a document once, from this device's copy where there is no network. */
export async function readDocument<T extends object>(reference: Reference<T>): Promise<T | undefined> {
  return (await getDoc(sdkReference(reference))).data();
}

/** Follows a document, from this device's copy first, until the returned function is called. */
export function followDocument<T extends object>(
  reference: Reference<T>,
  next: (state: DocumentState<T>) => void,
  fail: (error: unknown) => void,
): () => void {
  return onSnapshot(
    sdkReference(reference),
    // A copy that says that the document does not exist is followed by the server's answer, which may differ
    // in its origin alone.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.exists()) next(stateOf(() => snapshot.data()));
      // An empty cache says nothing about the document: the server's answer follows, unless there is no
      // network.
      else if (!snapshot.metadata.fromCache) next({ state: 'missing' });
      else next({ state: navigator.onLine ? 'loading' : 'failed' });
    },
    fail,
  );
}

/** The documents that can be read; each of the others is left out and reported. */
export function readable<T>(snapshots: readonly QueryDocumentSnapshot<T>[]): { path: string; data: T }[] {
  return snapshots.flatMap((snapshot) => {
    const state = stateOf(() => snapshot.data());
    return state.state === 'ready' ? [{ path: snapshot.ref.path, data: state.data }] : [];
  });
}

function stateOf<T>(read: () => T): DocumentState<T> {
  try {
    return { state: 'ready', data: read() };
  } catch (error) {
    report('A stored document cannot be read.', error);
    return { state: 'failed' };
  }
}
