/** What is opened zooms from where it stood to where it stands; `base.css` says how, under this name. */
const NAME = 'opened-panel';

/** How long what is opened may take to be there, in milliseconds: nothing moves meanwhile, and later there is a cut. */
const PATIENCE = 400;

interface Zoom {
  readonly from: HTMLElement;
  /** Goes to the page on which it is opened. */
  readonly go: () => void;
  /** Where it stands there: undefined as long as it is not there, null where it will stand nowhere. */
  readonly find: () => HTMLElement | null | undefined;
}

/** Whether this browser can show it, and its user wants to see it. */
export function mayZoom(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Goes to a page and zooms something into its place there, or just goes where that takes too long. Ask `mayZoom` before. */
export function zoomInto({ from, go, find }: Zoom): void {
  const root = document.documentElement;
  from.style.viewTransitionName = NAME;
  root.dataset['zooming'] = '';
  let to: HTMLElement | null | undefined;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    go();
    to = await found(find);
    if (to) to.style.viewTransitionName = NAME;
    else transition.skipTransition();
  });
  const end = () => {
    delete root.dataset['zooming'];
    if (to) to.style.viewTransitionName = '';
  };
  // A transition that is skipped is a cut, and no failure.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}

/** Looks again after each change of the document, and after each picture that arrives. */
function found(find: Zoom['find']): Promise<HTMLElement | null | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const element = find();
      if (element !== undefined) settle(element);
    };
    const settle = (element: HTMLElement | null | undefined) => {
      observer.disconnect();
      document.removeEventListener('load', look, true);
      clearTimeout(timer);
      resolve(element);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    document.addEventListener('load', look, true);
    const timer = setTimeout(() => settle(undefined), PATIENCE);
    look();
  });
}
