import type { ReactNode } from 'react';
import { FirebaseAppProvider } from 'reactfire';
import { firebaseApp } from './firebase-app.ts';

/**
 * What the signed-in areas stand in, so that their components can use ReactFire's hooks. Import it dynamically, from
 * their routes only: it brings ReactFire and with it seven SDKs (docs/decisions/003).
 */
export default function FirebaseProviders({ children }: { readonly children: ReactNode }) {
  return <FirebaseAppProvider firebaseApp={firebaseApp()}>{children}</FirebaseAppProvider>;
}
