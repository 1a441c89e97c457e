import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { CommentFlag } from '@rawi/model/truth/comment-flag';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { WordsDiff } from '../../core/ui/words-diff.tsx';
import classes from './staff-page.module.css';

interface ReportedWordsProps {
  readonly reported: readonly Pick<CommentFlag['reported'][number], 'version' | 'text' | 'reports'>[];
  /** The current text of the comment; absent if its author has deleted it. */
  readonly now?: string;
}

/**
 * The reported versions of a comment that its author has changed since, each compared with the current text.
 */
export default function ReportedWords({ reported, now }: ReportedWordsProps) {
  const t = useWords('staff');
  const locale = useLocale();
  const labels = { before: t('comments.before'), after: t('comments.after') };
  const others = reported.filter(({ text }) => text !== now);
  return others.map(({ version, text, reports }) => {
    const of = { count: reports, number: formatNumber(reports, locale) };
    return (
      <div key={version}>
        <p className={classes.label}>{t(now === undefined ? 'comments.reported' : 'comments.changed', of)}</p>
        <blockquote className={classes.said} dir="auto" lang={languageOfScript(text)} data-changes>
          {now === undefined ? text : <WordsDiff before={text} after={now} labels={labels} />}
        </blockquote>
      </div>
    );
  });
}
