import { emailAddress } from '@rawi/model/text/email-address';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/**
 * The photo of a sign-up. A sign-up does not sign in, so no account could receive the photo yet: it waits on
 * this device and is sent at the first sign-in with that address (docs/decisions/006).
 */

interface Waiting {
  readonly photo: Blob;
  /** The address it belongs to; absent while the form is being filled in. */
  readonly email?: string;
  /** In milliseconds since the epoch. */
  readonly keptAt: number;
}

/** A photo is dropped after a week without a log-in. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const KEY = 'photo';

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('rawi-sign-up', 'photo'));

/** Keeps the photo of the form. Never rejects: without IndexedDB it can be added later, in the account. */
export async function keepSignUpPhoto(photo: Blob): Promise<void> {
  await write({ photo, keptAt: Date.now() });
}

/** The photo of a form that has not been sent. */
export async function readSignUpPhoto(): Promise<Blob | undefined> {
  const waiting = await read();
  return waiting?.email === undefined ? waiting?.photo : undefined;
}

/** Sets the address of the photo, once the form has been sent. */
export async function addressSignUpPhoto(email: string): Promise<void> {
  const waiting = await read();
  if (waiting) await write({ ...waiting, email: emailAddress(email) });
}

export async function forgetSignUpPhoto(): Promise<void> {
  try {
    await del(KEY, store());
  } catch {
    // Nothing was stored then.
  }
}

/**
 * Sends the waiting photo of this person, if there is one and they have none yet; without a network it goes
 * on waiting.
 */
export async function sendSignUpPhoto(user: {
  readonly uid: string;
  readonly email: string;
  readonly photoURL: string | undefined;
}): Promise<void> {
  const waiting = await read();
  if (!waiting || waiting.email !== emailAddress(user.email)) return;
  if (user.photoURL === undefined) {
    const { uploadPhoto } = await import('./avatar-upload.ts');
    await uploadPhoto(user.uid, waiting.photo, () => {});
  }
  await forgetSignUpPhoto();
}

async function read(): Promise<Waiting | undefined> {
  try {
    const waiting = await get<Waiting>(KEY, store());
    if (!waiting || Date.now() - waiting.keptAt < MAX_AGE_MS) return waiting;
    await forgetSignUpPhoto();
  } catch {
    // No IndexedDB, so nothing waits.
  }
  return undefined;
}

async function write(waiting: Waiting): Promise<void> {
  try {
    await set(KEY, waiting, store());
  } catch {
    // No IndexedDB, or no room in it.
  }
}
