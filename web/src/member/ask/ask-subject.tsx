import type { Language } from '@rawi/model/lists/languages';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Ask } from '@rawi/model/truth/ask';
import type { Comic } from '@rawi/model/truth/comic';
import type { ReactNode } from 'react';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { comicName, isolatedName, type NamedText } from '../../domains/comics/comic-name.ts';

/** The subject of an ask: a comic on Rawi, or a title that is not on Rawi. */
export type Subject =
  | { readonly comicId: string; readonly comic: Pick<Comic, 'series' | 'names'> }
  | { readonly title: string };

/** The name of what is asked for, in the interface language. */
export function useSubjectName(): (subject: Subject) => NamedText {
  const locale = useLocale();
  return (subject) =>
    'comic' in subject
      ? comicName(subject.comic, locale)
      : { text: subject.title, lang: languageOfScript(subject.title) };
}

type Asked = Pick<Ask, 'title' | 'number'> & { readonly comic?: Ask['comic'] };

/**
 * The name of an ask: the comic's in this language, or the typed title; with the chapter if it is about one.
 */
export function useAskName() {
  const t = useWords('ask');
  const locale = useLocale();
  const nameOf = ({ title, comic }: Asked): NamedText =>
    comic ? comicName(comic, locale) : { text: title, lang: languageOfScript(title) };
  const chapterOf = ({ number }: Asked) => number !== null && formatNumber(number, locale);
  return {
    element: (ask: Asked): ReactNode => {
      const { text, lang } = nameOf(ask);
      const name = <bdi lang={lang}>{text}</bdi>;
      const chapter = chapterOf(ask);
      return chapter === false ? name : fillIn(t('ofChapter', { chapter }), { name: () => name });
    },
    /** For labels. */
    text: (ask: Asked): string => {
      const name = isolatedName(nameOf(ask), locale);
      const chapter = chapterOf(ask);
      return chapter === false ? name : t('ofChapter', { chapter }).replace('<name></name>', () => name);
    },
  };
}

/** "In Arabic". */
export function useInLanguage(): (language: Language) => string {
  const t = useWords('ask');
  const locale = useLocale();
  return (language) => t('inLanguage', { language: LANGUAGE_NAMES[language][locale] });
}
