import { report } from '../../core/lib/report-error.ts';

/** Shows the number of unread notifications on the icon of the installed site; zero removes the badge. */
export function showBadge(unread: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
  shown.catch((error: unknown) => report('The badge of the app was not set.', error));
}
