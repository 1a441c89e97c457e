import type { View } from '@rawi/model/calls/view';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** The chapters whose view this device has sent today, so that a reload does not send it again. */
interface Sent {
  readonly day: string;
  readonly chapterIds: readonly string[];
}

/** More chapters than anybody reads in a day; the function counts none twice in any case. */
const MAX_VIEWS = 200;

const kept = keptJson('localStorage', 'views', (value): Sent | undefined => {
  const [day, chapterIds] = [fieldOf(value, 'day'), fieldOf(value, 'chapterIds')];
  if (typeof day !== 'string' || !Array.isArray(chapterIds)) return undefined;
  return { day, chapterIds: chapterIds.filter((id) => typeof id === 'string') };
});

/**
 * Reports to the site that a chapter is being read: once a day in UTC from this device, without waiting for
 * an answer and without saying who reads. Without a network the view is dropped.
 */
export function sendView(view: View, now = new Date()): void {
  // `webdriver` marks a browser that a program controls.
  if (!navigator.onLine || navigator.webdriver) return;
  const day = now.toISOString().slice(0, 10);
  const stored = kept.read();
  const sent = stored?.day === day ? stored.chapterIds : [];
  if (sent.includes(view.chapterId)) return;
  try {
    if (!navigator.sendBeacon('/api/view', JSON.stringify(view))) return;
  } catch {
    // Some browsers that protect against tracking have no such function, or one that throws.
    return;
  }
  kept.keep({ day, chapterIds: [view.chapterId, ...sent].slice(0, MAX_VIEWS) });
}

/** Forgets which views were sent, because they reveal what was read. */
export function forgetViews(): void {
  kept.keep(undefined);
}
