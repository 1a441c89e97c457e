import { wishHere } from '../settings/wish.ts';
import { hasAgreed } from './agreements.ts';
import { type ChapterShowing, showingOf, tokensOf } from './notice.ts';
import type { RatedChapter } from './rated-chapter.ts';

/** How a chapter opens for whoever reads on this device: at once, or behind its notice. */

/** Whether a notice is shown each time: one about flashing pictures, where the device asks for less motion. */
export function isAskedEachTime({ isFlashing }: ChapterShowing): boolean {
  return !import.meta.env.SSR && isFlashing && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether a chapter opens at once on this device: nothing of its pages may be asked for before. */
export function isOpenHere(chapter: RatedChapter): boolean {
  const showing = showingOf(chapter, wishHere());
  if (showing.opens !== 'afterNotice') return showing.opens === 'freely';
  return !isAskedEachTime(showing) && hasAgreed(tokensOf(chapter)[0]);
}
