import { LOCALES } from '../lists/locales.ts';
import type { Variants } from '../text/localized.ts';
import type { Resolved } from './resolved.ts';
import type { ChapterContent, ComicContent } from './submission-content.ts';

/** The title of a comic in the language of the interface that it was translated into; of any other language there is none. */
export function translatedNames({
  language,
  translatedName,
}: Pick<ComicContent, 'language' | 'translatedName'>): Variants<string> {
  const locale = LOCALES.find((each) => each === language);
  return locale === undefined || translatedName === '' ? {} : { [locale]: translatedName };
}

/**
 * What the comic of a submission is called in each language: as it is stored, and never as it was typed beside its id;
 * a new comic as its translator calls it.
 */
export function submissionNames(
  content: ChapterContent | ComicContent,
  resolved: Resolved | undefined,
): Variants<string> {
  return 'comic' in content ? (resolved?.comic?.names ?? {}) : translatedNames(content);
}
