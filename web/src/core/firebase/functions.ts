import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { firebaseApp } from './firebase-app.ts';

/** Import this file dynamically: only forms call functions. */

/**
 * Calls an area's function through the site's own address. Rejects with the SDK's error; one of ours carries its code
 * (`callErrorDetails` of the model).
 */
export async function callFunction(
  area: 'account' | 'community' | 'review' | 'translators' | 'visitor',
  request: unknown,
): Promise<unknown> {
  const call = httpsCallableFromURL(getFunctions(firebaseApp()), `${location.origin}/api/${area}`);
  return (await call(request)).data;
}
