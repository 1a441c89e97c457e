import type { Locale } from '@rawi/model/lists/locales';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Submission } from '@rawi/model/truth/submission';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { comicName, type NamedText } from '../comics/comic-name.ts';

/**
 * The fields that a title is made of; once submitted, it uses the names stored under the ids in the
 * submission.
 */
type Titled = Pick<Submission, 'kind' | 'content'> & Partial<Pick<Submission, 'state' | 'resolved'>>;

/**
 * The title of a submission: the comic's name as far as it is known in a language; undefined while it has
 * none.
 */
export function submissionTitle(submission: Titled, locale: Locale): NamedText | undefined {
  const text = titleIn(submission, locale);
  return text === undefined || typeof text === 'object' ? text : { text, lang: languageOfScript(text) };
}

/** The comic of a chapter: the stored one once it was submitted, the chosen one while it is a draft. */
export function submissionComic({ content, state, resolved }: Titled): ChapterContent['comic'] {
  if (!('comic' in content)) return null;
  return state !== 'draft' && resolved ? resolved.comic : content.comic;
}

function titleIn(submission: Titled, locale: Locale): NamedText | string | undefined {
  const { content, state, resolved } = submission;
  if ('comic' in content) {
    const comic = submissionComic(submission);
    if (comic) return comicName(comic, locale);
    return (state !== 'draft' && resolved?.proposed?.series) || content.proposed?.series;
  }
  const { series, translatedName, language } = content;
  const own = language === locale ? translatedName : '';
  return own || series || translatedName || undefined;
}
