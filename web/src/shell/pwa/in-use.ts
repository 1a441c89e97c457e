/** Whether the page that is shown may reload itself. */

/** The page on which something was typed last: until it is left, a reload would lose that. */
let typedAt: string | undefined;

/** Follows where somebody types. To be called once. */
export function watchTyping(): void {
  document.addEventListener(
    'input',
    () => {
      typedAt = location.pathname;
    },
    { capture: true },
  );
}

/**
 * Whether somebody reads a chapter, or types or has typed on this page: such a page does not reload itself.
 */
export function isInUse(): boolean {
  const isReading = document.querySelector('[data-reader]') !== null;
  const focused = document.activeElement;
  const isTyping = focused?.matches('input, textarea, select, [contenteditable="true"]') === true;
  return isReading || isTyping || typedAt === location.pathname;
}

/** Starts to follow whether somebody uses the page; returns a function that says so. */
export function followUse(): () => boolean {
  let isUsed = false;
  const stop = new AbortController();
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    const note = () => {
      isUsed = true;
    };
    window.addEventListener(name, note, { capture: true, passive: true, signal: stop.signal });
  }
  return () => {
    stop.abort();
    return isUsed;
  };
}
