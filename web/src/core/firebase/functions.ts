import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { appCheckToken } from './app-check-token.ts';
import { firebaseApp } from './firebase-app.ts';

/** Import this file dynamically: only forms call functions. */

export { prepareAppCheck } from './app-check-token.ts';

/**
 * Calls an area's function through the site's own address. Rejects with the SDK's error; one of ours carries its code
 * (`callErrorDetails` of the model).
 */
export async function callFunction(
  area: 'account' | 'community' | 'review' | 'translators' | 'visitor',
  request: unknown,
): Promise<unknown> {
  // The SDK sends it from then on; without one the function decides.
  await appCheckToken('again');
  const call = httpsCallableFromURL(getFunctions(firebaseApp()), `${location.origin}/api/${area}`);
  return (await call(request)).data;
}
