import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';

/**
 * Keeps Firestore's network off while the browser reports none: the SDK would look again and again whether there is one,
 * at a host that is not ours. Writes wait on the device, and are sent when the network is back. A browser that reports a network
 * may be wrong, so then it is never off. Returns a function that stops it.
 */
export function followNetwork(firestore: Firestore): () => void {
  let isOn = true;
  let last: Promise<void> = Promise.resolve();
  const turn = async (): Promise<void> => {
    if (isOn === navigator.onLine) return;
    isOn = navigator.onLine;
    try {
      await (isOn ? enableNetwork(firestore) : disableNetwork(firestore));
    } catch {
      // A Firestore that was ended meanwhile has no network to turn. The SDK throws that at once, or rejects.
    }
  };
  const follow = () => {
    // What the browser says when its turn has come, however often that changed meanwhile.
    last = last.then(turn);
  };
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
}
