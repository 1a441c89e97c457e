import { ISSUE_REPORT_NAMES } from '@rawi/model/lists/issue-reports';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { ChapterReport } from '@rawi/model/truth/chapter-report';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAge, formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { PARTS } from '../../../core/lib/parts.ts';
import { paths } from '../../../core/lib/paths.ts';
import { report } from '../../../core/lib/report-error.ts';
import type { ListItem } from '../../../core/live/list-pages.ts';
import type { useList } from '../../../core/live/use-list.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { FactLine } from '../../../core/ui/fact-line.tsx';
import { OneLine } from '../../../core/ui/one-line.tsx';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { Cover } from '../../../domains/comics/cover.tsx';
import { UNASKED } from '../../../domains/ratings/showing.ts';
import { markDealtWith } from '../../../domains/reports/chapter-reports.ts';
import { useAccount } from '../account-context.ts';
import { More } from '../lists/list-states.tsx';
import classes from './feedback.module.css';

/** The id of `ChapterReports` on its page. */

export type ReportList = ReturnType<typeof useList<ChapterReport>>;

interface ChapterReportsProps {
  readonly list: ReportList;
  /** Whether there are any reports. */
  readonly hasChapters: boolean;
}

/**
 * The problems that readers reported in one's chapters, without the reporters' names; the translator marks
 * what is fixed.
 */
export function ChapterReports({ list, hasChapters }: ChapterReportsProps) {
  const t = useWords('my-work');
  if (!list.items || (!hasChapters && list.items.length === 0)) return null;
  return (
    <section id={PARTS.reports} className={classes.section}>
      <h2 className={classes.title}>{t('reports.title')}</h2>
      <p className={classes.lead}>{t(list.items.length === 0 ? 'reports.none' : 'reports.lead')}</p>
      <ul className={classes.rows}>
        {list.items.map((item) => (
          <ReportRow key={item.path} item={item} />
        ))}
      </ul>
      {list.hasMore && (
        <More
          isLoading={list.isLoadingMore}
          hasFailed={list.problem !== undefined}
          onMore={() => void list.more()}
        />
      )}
    </section>
  );
}

function ReportRow({ item }: { readonly item: ListItem<ChapterReport> }) {
  const t = useWords('my-work');
  const locale = useLocale();
  const { issue, note, fault, number, language, page, picture, chapterId, at, doneAt, ...comic } = item.data;
  const name = comicName(comic, locale);
  return (
    <li className={classes.row} data-done={doneAt !== undefined || undefined}>
      <Cover image={thumbnailSource(picture)} rating={UNASKED} sizes="52px" />
      <div className={classes.text}>
        <h3 className={classes.name}>
          <Link to={paths.chapter(locale, chapterId, page ?? 1)}>
            <OneLine text={name.text} lang={name.lang} />
          </Link>
        </h3>
        <FactLine>
          <span>{t('chapter', { chapter: formatNumber(number, locale) })}</span>
          <span>{LANGUAGE_NAMES[language][locale]}</span>
          {page !== null && <span>{t('reports.page', { page: formatNumber(page, locale) })}</span>}
          <span>{formatAge(at.toISOString(), locale)}</span>
        </FactLine>
        <p className={classes.issue}>
          {ISSUE_REPORT_NAMES[issue][locale]}
          {fault !== null && ` · ${t(`reports.faults.${fault}`)}`}
        </p>
        {note !== '' && (
          <p className={classes.note} dir="auto" lang={languageOfScript(note)}>
            {note}
          </p>
        )}
      </div>
      <DoneBox id={idOf(item)} isDone={doneAt !== undefined} />
    </li>
  );
}

function DoneBox({ id, isDone }: { readonly id: string; readonly isDone: boolean }) {
  const t = useWords('my-work');
  const { user } = useAccount();
  // The chosen value is shown until the server has answered; if it refuses, the stored value is shown again.
  const [chosen, setChosen] = useState<boolean>();
  const isChecked = chosen ?? isDone;
  const change = async () => {
    setChosen(!isChecked);
    try {
      await markDealtWith(user.uid, id, !isChecked);
    } catch (error) {
      report('A report could not be marked.', error);
    }
    setChosen(undefined);
  };
  return (
    <label className={classes.done}>
      <input type="checkbox" checked={isChecked} onChange={() => void change()} />
      {t('reports.fixed')}
    </label>
  );
}
