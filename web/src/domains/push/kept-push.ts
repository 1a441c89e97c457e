import { fieldOf, keptJson, keptText } from '../../core/device/device-store.ts';

/** As whom this browser is notified. */
export interface KeptPush {
  readonly uid: string;
  readonly endpoint: string;
  /** When the session began, in seconds. */
  readonly signedInAt: number;
}

export const keptPush = keptJson('localStorage', 'push', (value): KeptPush | undefined => {
  const [uid, endpoint, signedInAt] = ['uid', 'endpoint', 'signedInAt'].map((name) => fieldOf(value, name));
  if (typeof uid !== 'string' || typeof endpoint !== 'string' || typeof signedInAt !== 'number')
    return undefined;
  return { uid, endpoint, signedInAt };
});

/** That this browser was asked whether it shall be notified: it is asked once. */
export const keptOffer = keptText('localStorage', 'pushOffer', (stored): 'asked' | undefined =>
  stored === 'asked' ? stored : undefined,
);
