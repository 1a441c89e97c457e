/** Whether the page runs in a window of its own, as an installed site does (specification, section 4). */
export function isStandalone(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    // Safari's own property, which is older than the media query.
    Reflect.get(navigator, 'standalone') === true
  );
}

/** Whether this is an iPhone or an iPad, where only the Home Screen keeps what a site has stored for longer than 7 days. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
