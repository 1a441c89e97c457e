import { appCheckToken } from '../../core/firebase/app-check-token.ts';
import { firebaseAuth } from '../../core/firebase/auth.ts';

/**
 * What a request to Storage says of who sends it: the signed-in person, with a new token where one was refused, and
 * that it comes from our site.
 */
export async function uploadHeaders(isRenewed: boolean): Promise<Readonly<Record<string, string>>> {
  const [person, site] = await Promise.all([
    firebaseAuth().currentUser?.getIdToken(isRenewed),
    appCheckToken(),
  ]);
  return {
    ...(person !== undefined && { Authorization: `Firebase ${person}` }),
    ...(site !== undefined && { 'X-Firebase-AppCheck': site }),
  };
}
