import { ISSUE_REPORT_NAMES } from '@rawi/model/lists/issue-reports';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Report } from '@rawi/model/truth/report';
import { Link, useSearchParams } from 'react-router-dom';
import { formatAge, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { useDocument } from '../../core/live/use-document.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { comicAt } from '../../domains/asks/ask-lists.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { chapterAt, OPEN_REPORTS } from '../../domains/staff/lists.ts';
import { RatingReports, UnratedComics } from './rating-lists.tsx';
import { StaffAction } from './staff-action.tsx';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';
import { StaffPage } from './staff-page.tsx';
import { ReportedSuggestions } from './suggestion-list.tsx';

const PARTS = ['chapters', 'ratings', 'unrated', 'suggestions'] as const;

/** The readers' reports about chapters and about age ratings, and the comics that nobody has rated. */
export function ReportsPage() {
  const t = useWords('staff');
  const [search, setSearch] = useSearchParams();
  const shown = PARTS.find((part) => part === search.get('show')) ?? 'chapters';
  return (
    <StaffPage title={t('reports.title')} lead={t('reports.description')}>
      {() => (
        <>
          <div className={classes.filters}>
            <Segments
              name="show"
              label={t('ratings.show')}
              isLabelShown={false}
              value={shown}
              choices={PARTS.map((value) => ({ value, label: t(`ratings.${value}`) }))}
              onChoose={(value) => setSearch(value === 'chapters' ? {} : { show: value }, { replace: true })}
            />
          </div>
          {shown === 'chapters' && (
            <StaffList
              source={OPEN_REPORTS}
              empty={<PageMessage isPart title={t('reports.empty.title')} text={t('reports.empty.text')} />}
            >
              {(item) => <ReportRow key={item.path} item={item} />}
            </StaffList>
          )}
          {shown === 'ratings' && <RatingReports />}
          {shown === 'unrated' && <UnratedComics />}
          {shown === 'suggestions' && <ReportedSuggestions />}
        </>
      )}
    </StaffPage>
  );
}

function ReportRow({ item }: { readonly item: ListItem<Report> }) {
  const t = useWords('staff');
  const locale = useLocale();
  const { issue, note, page, fault, at } = item.data;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className={classes.name}>{ISSUE_REPORT_NAMES[issue][locale]}</h2>
        <FactLine>
          <About report={item.data} />
          {page !== null && <span>{t('reports.page', { page: formatNumber(page, locale) })}</span>}
          {fault !== null && <span>{t(`reports.faults.${fault}`)}</span>}
          <time dateTime={at.toISOString()}>
            {t('reports.sent', { age: formatAge(at.toISOString(), locale) })}
          </time>
        </FactLine>
        {note === '' ? (
          <p className={classes.said} data-none>
            {t('reports.noNote')}
          </p>
        ) : (
          <blockquote className={classes.said}>
            <bdi lang={languageOfScript(note)}>{note}</bdi>
          </blockquote>
        )}
      </div>
      <div className={classes.actions}>
        <StaffAction
          done={t('reports.closed')}
          onAct={() => callReview({ action: 'closeReport', reportId: idOf(item) })}
        >
          {t('reports.close')}
        </StaffAction>
      </div>
    </li>
  );
}

/** The chapter of a report; the report may outlive the chapter. */
function About({ report: { comicId, chapterId, page, at } }: { readonly report: Report }) {
  const t = useWords('staff');
  const locale = useLocale();
  const { state: chapter } = useDocument(chapterAt(comicId, chapterId));
  const { state: comic } = useDocument(comicAt(comicId));
  if (chapter.state === 'loading' || comic.state === 'loading') return <span>{t('reports.loading')}</span>;
  if (chapter.state !== 'ready' || comic.state !== 'ready') return <span>{t('reports.chapterGone')}</span>;
  const { text, lang } = comicName(comic.data, locale);
  return (
    <span>
      <Link to={paths.chapter(locale, chapterId, page ?? 1)}>
        <bdi lang={lang}>{text}</bdi>{' '}
        {t('reports.chapter', { chapter: formatNumber(chapter.data.number, locale, false) })}
      </Link>
      {chapter.data.replacedAt && chapter.data.replacedAt > at && <> · {t('reports.replaced')}</>}
    </span>
  );
}
