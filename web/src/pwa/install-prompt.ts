/**
 * Installing the app (specification, section 4): `offered` by the browser, then `dismissed` or `accepted` by the
 * person; `installed` also when the page runs in a window of its own.
 */
export type InstallState = 'unavailable' | 'offered' | 'dismissed' | 'accepted' | 'installed';

export type InstallEvent =
  | { readonly type: 'browser-offers' | 'browser-installed' | 'standalone' | 'put-off' }
  | { readonly type: 'answered'; readonly outcome: 'accepted' | 'dismissed' };

/** The next state. Once installed it stays so; a browser that offers again makes a dismissed offer good again. */
export function reduceInstall(state: InstallState, event: InstallEvent): InstallState {
  if (state === 'installed') return state;
  switch (event.type) {
    case 'browser-installed':
    case 'standalone':
      return 'installed';
    case 'browser-offers':
      return 'offered';
    case 'put-off':
      return state === 'offered' ? 'dismissed' : state;
    case 'answered':
      return state === 'offered' ? event.outcome : state;
  }
}

let state: InstallState = 'unavailable';

function happen(event: InstallEvent): void {
  state = reduceInstall(state, event);
}

/** Follows what the browser says of installing. To be called once, before the page has loaded. */
export function watchInstallOffers(): void {
  const standalone = window.matchMedia('(display-mode: standalone)');
  if (standalone.matches) happen({ type: 'standalone' });
  standalone.addEventListener('change', ({ matches }) => {
    if (matches) happen({ type: 'standalone' });
  });
  window.addEventListener('beforeinstallprompt', (event) => {
    // Installing is offered by a button of ours, not by the browser in the middle of a page.
    event.preventDefault();
    happen({ type: 'browser-offers' });
  });
  window.addEventListener('appinstalled', () => happen({ type: 'browser-installed' }));
}
