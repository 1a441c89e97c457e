import { smallestPicture } from '../truth/picture.ts';
import type { Translator } from '../truth/translator.ts';
import type { TranslatorCard } from './cards.ts';
import type { ChapterDocument } from './chapter-link.ts';
import { compareText } from './chapter-order.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import type { SearchTranslator } from './search-payloads.ts';
import { shownFollowers, shownRating } from './shown-counts.ts';

/** A translator together with their document's id. */
export type TranslatorDocument = Translator & { readonly id: string };

/** A translator as a page of a comic shows them. */
export function translatorCard(translator: TranslatorDocument): TranslatorCard {
  const { id, name, professional, followers, ratings } = translator;
  const rating = shownRating(ratings);
  return {
    id,
    name,
    ...translatorProfile(translator),
    professional,
    followers: shownFollowers(followers),
    ...(rating !== undefined && { rating }),
  };
}

/** The same as a page of a chapter shows them, beside the name that the chapter carries. */
export function translatorProfile({ photo, level }: Translator) {
  return { level, ...(photo && { picture: smallestPicture(photo) }) };
}

/** The list of translators that search reads; `translators` are those with most chapters, in this order. */
export function buildTranslatorList(translators: readonly TranslatorDocument[]): PageDocument {
  const payload = { translators: translators.flatMap((each) => searchTranslator(each) ?? []) };
  return pageDocument({ version: PAGE_VERSION, kind: 'translators', payload });
}

/** A translator as search shows them: no figures that change all the time. Undefined before a first chapter. */
export function searchTranslator(translator: TranslatorDocument): SearchTranslator | undefined {
  const { id, name, photo, professional, languages, publishedChapters } = translator;
  if (publishedChapters === 0) return undefined;
  return { id, name, ...(photo && { picture: smallestPicture(photo) }), professional, languages };
}

/** The ids of whoever translated these chapters, most chapters first, as many as a page names. */
export function translatorsOf(chapters: readonly ChapterDocument[]): string[] {
  const counts = new Map<string, number>();
  for (const { translator } of chapters) {
    if (translator) counts.set(translator.id, (counts.get(translator.id) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || compareText(a, b))
    .slice(0, PAGE_LIMITS.comicTranslators)
    .map(([id]) => id);
}
