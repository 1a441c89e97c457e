import type { Locale } from '@rawi/model/lists/locales';
import { paths } from '../../core/lib/paths.ts';
import type { WhatsNext } from './whats-next.ts';

/** What “Continue” leads to: a position in a chapter, or the comic's page where nothing else is known. */
export function continuePath(next: WhatsNext, slug: string, locale: Locale): string {
  if (next.kind === 'caughtUp' || next.kind === 'unknown') return paths.comic(locale, slug);
  return paths.chapter(locale, next.chapter.id, next.page);
}
