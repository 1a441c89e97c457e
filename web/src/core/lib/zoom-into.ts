/**
 * The name of the transition in `base.css`: an opened picture zooms from its place on one page to its place
 * on the next.
 */
const NAME = 'opened-panel';

/**
 * How long the opened element may take to appear, in milliseconds: nothing moves meanwhile, and after that
 * the page just changes.
 */
const OPEN_TIMEOUT_MS = 400;
const LOOK_EVERY_MS = 16;

interface Zoom {
  readonly from: HTMLElement;
  /** Navigates to the page on which it is opened. */
  readonly go: () => void;
  /** Its place there: undefined while it has not appeared, null when it never will. */
  readonly find: () => HTMLElement | null | undefined;
}

/** Whether this browser supports the transition, and its user allows motion. */
export function mayZoom(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Goes to a page and zooms an element into its place there, or just goes when that takes too long. Call
 * `mayZoom` before.
 */
export function zoomInto({ from, go, find }: Zoom): void {
  const root = document.documentElement;
  from.style.viewTransitionName = NAME;
  root.dataset['zooming'] = '';
  let to: HTMLElement | null | undefined;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    go();
    to = await waitFor(find);
    if (to) to.style.viewTransitionName = NAME;
    else transition.skipTransition();
  });
  const end = () => {
    delete root.dataset['zooming'];
    if (to) to.style.viewTransitionName = '';
  };
  // A skipped transition is a plain page change, not a failure.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}

/** Looks again and again: nothing is drawn meanwhile. */
async function waitFor(find: Zoom['find']): Promise<HTMLElement | null | undefined> {
  const end = performance.now() + OPEN_TIMEOUT_MS;
  for (;;) {
    const element = find();
    if (element !== undefined || performance.now() > end) return element;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
