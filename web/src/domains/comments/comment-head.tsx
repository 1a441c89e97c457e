import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { IconLanguage } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatAge, formatMoment, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { ReaderLink } from '../people/reader-link.tsx';
import { TranslatorLink } from '../people/translator-link.tsx';
import classes from './comment-item.module.css';
import { useCommentedPage } from './commented-page.ts';

/** The author of a comment, its time, and its chapter. */
export function CommentHead({ comment }: { readonly comment: ShownComment }) {
  const t = useWords('comments');
  const locale = useLocale();
  const { translators, chapterPath, number: here } = useCommentedPage();
  const { author, at, number, isEdited } = comment;
  const path = number === null || number === here ? undefined : chapterPath(number);
  const chapter = number === null ? '' : t('chapter', { number: formatNumber(number, locale) });
  return (
    <p className={classes.head}>
      {author?.page ? (
        <ReaderLink reader={author} className={classes.name} />
      ) : author && translators.has(author.uid) ? (
        <TranslatorLink translator={{ id: author.uid, name: author.name }} className={classes.name} />
      ) : author ? (
        <bdi className={classes.name} lang={languageOfScript(author.name)}>
          {author.name}
        </bdi>
      ) : (
        <span className={classes.name}>{t('deletedReader')}</span>
      )}
      {author && translators.has(author.uid) && (
        <span className={classes.badge}>
          <IconLanguage size={14} stroke={1.75} aria-hidden="true" />
          {t('translator')}
        </span>
      )}
      <span className={classes.facts}>
        <time dateTime={at} title={formatMoment(Date.parse(at), locale)}>
          {formatAge(at, locale)}
        </time>
        {isEdited && <span>{t('edited')}</span>}
        {number !== null && number !== here && (
          <span className={classes.chapter}>{path ? <Link to={path}>{chapter}</Link> : chapter}</span>
        )}
      </span>
    </p>
  );
}
