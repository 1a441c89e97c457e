/**
 * What boot.js has drawn can be used before the app replaces it. The link that has the focus at that moment
 * is focused again in the app's own rendering, which has the same links in the same order.
 */
export function keepFocus(root: HTMLElement): void {
  const drawn = root.firstElementChild;
  let held = heldIn(root, document.activeElement);
  const follow = ({ target }: FocusEvent) => {
    held = heldIn(root, target);
  };
  const takeover = new MutationObserver(() => {
    if (drawn?.isConnected) return;
    takeover.disconnect();
    root.removeEventListener('focusin', follow);
    if (!held || document.activeElement !== document.body) return;
    linksTo(root, held.href)[held.place]?.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', follow);
  takeover.observe(root, { childList: true });
}

/** Where a link leads, and its position among the links that lead there. */
function heldIn(root: HTMLElement, target: EventTarget | null) {
  if (!(target instanceof HTMLAnchorElement) || !root.contains(target)) return undefined;
  return { href: target.href, place: linksTo(root, target.href).indexOf(target) };
}

const linksTo = (root: HTMLElement, href: string) =>
  Array.from(root.querySelectorAll('a')).filter((link) => link.href === href);
