import { report } from '../../core/lib/report-error.ts';

/** Shows on the icon of the installed site how many notifications are unread; none takes the badge away. */
export function showBadge(unread: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
  shown.catch((error: unknown) => report('The badge of the app was not set.', error));
}
