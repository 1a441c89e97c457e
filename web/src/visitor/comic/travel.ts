/** The name of the transition in `base.css`. */
const NAME = 'opened-cover';

/**
 * Lets a cover travel to what `show` puts there and `find` finds. It waits for nothing. Call `mayZoom` before.
 */
export function travel(cover: HTMLElement, show: () => void, find: () => HTMLElement | null): void {
  cover.style.viewTransitionName = NAME;
  let to: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    cover.style.viewTransitionName = '';
    show();
    to = find();
    if (to) to.style.viewTransitionName = NAME;
  });
  const end = () => {
    if (to) to.style.viewTransitionName = '';
  };
  // A skipped transition is a plain change, not a failure.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}
