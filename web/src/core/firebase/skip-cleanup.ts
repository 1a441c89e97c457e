/** A browser of WebKit that says which version of Safari it is like. Those of Chromium name Safari too. */
const WEBKIT = /^(?!.*Chrom).*AppleWebKit.*Version\/\d+.*Safari/;

/**
 * Keeps Firestore from writing to its copies on this device while a page of WebKit is left; call it before Firestore
 * starts. WebKit suspends that page with its write unfinished, and the next page waits for it in vain: whatever it
 * asks of Firestore is not answered. The SDK leaves the write out for Safari 14 to 16 alone, so a page that is being
 * left says that it is one of them.
 */
export function skipCleanupOnLeave(): void {
  if (!WEBKIT.test(navigator.userAgent)) return;
  // Before the SDK's own listener, whenever that was added.
  window.addEventListener('pagehide', callItselfSafari16, { capture: true });
  window.addEventListener('pageshow', callItselfWhatItIs);
}

function callItselfSafari16(): void {
  Object.defineProperty(navigator, 'appVersion', { value: 'Version/16', configurable: true });
}

function callItselfWhatItIs(): void {
  Reflect.deleteProperty(navigator, 'appVersion');
}
