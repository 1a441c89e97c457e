/** What a person does to go on by themselves. */
const OWN_WAYS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings the part of a page with this id into view and focuses it when it comes, unless the person has begun to scroll,
 * press or type by then. The returned function ends the waiting.
 */
export function arriveAtPart(id: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const observer = new MutationObserver(() => {
    const part = document.getElementById(id);
    if (!part) return;
    stop();
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  });
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['id'],
  });
  for (const way of OWN_WAYS) window.addEventListener(way, stop, { signal, passive: true });
  return stop;
}
