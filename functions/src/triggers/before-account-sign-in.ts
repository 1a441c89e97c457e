import { closedSignIn } from '@rawi/model/calls/closed-sign-in';
import { photoUrl } from '@rawi/model/truth/photo-url';
import type { User } from '@rawi/model/truth/user';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import type { AuthBlockingEvent } from 'firebase-functions/v2/identity';
import { endSessions } from '../callers/sessions.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { boundAddress, dropExpiredTickets, sealAddress } from '../secrets/link-tickets.ts';
import type { Services } from '../services/services.ts';

export interface SignInServices extends Services {
  /** The origin and the bucket of photos. */
  readonly storageOrigin: string;
  readonly bucket: string;
}

/** Who signs in, and how, according to Auth. */
export interface SignIn {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string;
  readonly method: string;
}

/** The corrections that Auth is to write into the record and the token. */
export interface Repair {
  readonly displayName?: string;
  readonly photoURL?: string;
}

export function signInOf({ data, credential, additionalUserInfo }: AuthBlockingEvent): SignIn | undefined {
  if (!data) return undefined;
  const method = credential?.signInMethod ?? additionalUserInfo?.providerId ?? '';
  const { uid, email = '', displayName = '', photoURL = '' } = data;
  return { uid, email, displayName, photoURL, method };
}

/**
 * Allows a sign-in only with a password, with the address that our calls gave the account, and to an open
 * account. Auth asks after the password was right, so that nobody else learns that an account is closed, and
 * why. The web key lets an account change its name and picture without our calls: those of the profile, which
 * functions wrote, are restored.
 */
export async function checkSignIn(services: SignInServices, signIn: SignIn | undefined): Promise<Repair> {
  if (signIn?.method !== 'password') throw new HttpsError('permission-denied', 'A password signs in here.');
  if (await isMoved(services, signIn)) throw new HttpsError('permission-denied', 'The address was moved.');
  const closed = (await inboxRef(services.firestore, signIn.uid).get()).data()?.closed;
  if (closed) throw new HttpsError('permission-denied', closedSignIn(closed.reason));
  try {
    return await repairAccount(services, signIn);
  } catch (error) {
    // A name that cannot be read never refuses a sign-in.
    logger.error('Name and picture could not be checked at a sign-in.', error);
    return {};
  }
}

/**
 * Whether the address was changed without our calls, by a link of Auth's own that no reset voids. If so, the
 * account gets its address back, and every session ends. An account that no call has written yet keeps its
 * address.
 */
async function isMoved(services: SignInServices, { uid, email }: SignIn): Promise<boolean> {
  const { firestore, auth, hashKey } = services;
  const ref = linkTicketsRef(firestore, uid);
  const known = await firestore.runTransaction(async (transaction) => {
    const tickets = dropExpiredTickets((await transaction.get(ref)).data(), services.now());
    if (tickets.address !== null) return boundAddress(hashKey, tickets.address);
    transaction.set(ref, { ...tickets, address: sealAddress(hashKey, email) });
    return email;
  });
  if (known === email) return false;
  logger.warn('An address that was moved past our calls is put back.', { uid });
  await auth.updateUser(uid, { email: known, emailVerified: true });
  await endSessions(services, uid);
  return true;
}

async function repairAccount(services: SignInServices, signIn: SignIn): Promise<Repair> {
  const user = (await userRef(services.firestore, signIn.uid).get()).data();
  if (!user) return {};
  const displayName = user.fullName;
  const photoURL = photoAddress(services, user.photo);
  if (displayName === signIn.displayName && photoURL === signIn.photoURL) return {};
  // Auth may ignore the answer for this sign-in's token; the record is changed in any case.
  await services.auth.updateUser(signIn.uid, { displayName, photoURL: photoURL || null });
  return { displayName, photoURL };
}

function photoAddress({ storageOrigin, bucket }: SignInServices, photo: User['photo']): string {
  const [smallest] = photo?.sources ?? [];
  return smallest ? photoUrl(storageOrigin, bucket, smallest.path) : '';
}
