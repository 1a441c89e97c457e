import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import classes from './chapter-form.module.css';

/** The chapter whose file is replaced: comic, number and language stay the same. */
export function Replaced({ content: { comic, number, language } }: { readonly content: ChapterContent }) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  if (!comic || number === null || language === null) return null;
  const { text, lang } = comicName(comic, locale);
  return (
    <div className={classes.chosen}>
      <Cover image={thumbnailSource(comic.picture)} sizes="40px" className={classes.cover} />
      <span className={classes.about}>
        <bdi lang={lang} className={classes.name}>
          {text}
        </bdi>
        <span className={classes.note}>
          {t('replaces.what', {
            chapter: formatNumber(number, locale),
            language: LANGUAGE_NAMES[language][locale],
          })}
        </span>
      </span>
    </div>
  );
}
