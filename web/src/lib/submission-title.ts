import type { Locale } from '@rawi/model/lists/locales';
import type { Submission } from '@rawi/model/truth/submission';
import { comicName, languageOfScript, type NamedText } from './comic-name.ts';

/** What a submission is called: the comic's name as far as it is known in a language; nothing while it has none. */
export function submissionTitle(
  submission: Pick<Submission, 'kind' | 'content'>,
  locale: Locale,
): NamedText | undefined {
  const text = titleIn(submission, locale);
  return text === undefined || typeof text === 'object' ? text : { text, lang: languageOfScript(text) };
}

function titleIn(
  submission: Pick<Submission, 'kind' | 'content'>,
  locale: Locale,
): NamedText | string | undefined {
  const { content } = submission;
  if ('comic' in content) {
    return content.comic ? comicName(content.comic, locale) : content.proposed?.series;
  }
  const { series, translatedName, language } = content;
  const own = language === locale ? translatedName : '';
  return own || series || translatedName || undefined;
}
