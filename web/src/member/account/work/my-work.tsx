import type { Chapter } from '@rawi/model/truth/chapter';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords, withWords } from '../../../core/i18n/i18n.ts';
import type { ListItem } from '../../../core/live/list-pages.ts';
import { useDocument } from '../../../core/live/use-document.ts';
import { useList } from '../../../core/live/use-list.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import hidden from '../../../core/ui/hidden.module.css';
import { PageMessage } from '../../../core/ui/page-message.tsx';
import { PagePart } from '../../../core/ui/page-part.tsx';
import { useComics } from '../../../domains/comics/use-comics.ts';
import {
  chapterReportsOf,
  chaptersOf,
  onTheirWayOf,
  publishedComicsOf,
  workOf,
} from '../../../domains/submissions/own-work.ts';
import { submissionComic } from '../../../domains/submissions/submission-title.ts';
import { translatorOf } from '../../../domains/translators/translator.ts';
import { useAccount } from '../account-context.ts';
import { ListOffline, More } from '../lists/list-states.tsx';
import { Asks } from './asks.tsx';
import { ChapterReports, type ReportList } from './chapter-reports.tsx';
import { LinkedText } from './linked-text.tsx';
import classes from './my-work.module.css';
import { OverTime } from './over-time.tsx';
import { OwnLevel } from './own-level.tsx';
import { OwnRatings } from './own-ratings.tsx';
import { PublishedRow } from './published-row.tsx';
import type { SubmissionItem } from './submission.ts';
import { SubmissionRow } from './submission-row.tsx';
import { type Count, TabLinks } from './tab-links.tsx';
import { useStagedFiles } from './use-staged-files.ts';
import { WorkSkeleton } from './work-skeleton.tsx';
import { isListed, tabIn, WORK_TABS, type WorkTab } from './work-tabs.ts';

/** Lazy: with what readers suggest come the words of it. */
const Suggested = lazy(() => withWords(import('./suggested.tsx'), 'suggestions'));

export function MyWork() {
  const { user } = useAccount();
  const isOnline = useOnline();
  const [search] = useSearchParams();
  const tab = tabIn(search);
  const work = useList(workOf(user.uid));
  const onTheirWay = useList(onTheirWayOf(user.uid));
  const comics = useList(publishedComicsOf(user.uid));
  const chapters = useList(chaptersOf(user.uid));
  const reports = useList(chapterReportsOf(user.uid));
  const { state } = useDocument(translatorOf(user.uid));
  if (!work.items || !onTheirWay.items || !comics.items || !chapters.items || state.state === 'loading')
    return <WorkSkeleton />;
  const translator = state.state === 'ready' ? state.data : undefined;
  const submissions = [...work.items, ...onTheirWay.items, ...comics.items];
  const isEmpty = submissions.length === 0 && chapters.items.length === 0;
  const isUnknown = [work, comics, chapters].some((list) => list.isFromCache) && !isOnline;
  if (isEmpty && isUnknown) return <ListOffline />;
  const counts = countsOf({
    submissions,
    chapters: chapters.items,
    isAll: !work.hasMore && !comics.hasMore,
    published: chapters.hasMore ? translator?.publishedChapters : chapters.items.length,
  });
  return (
    <>
      <LinkedText chapters={chapters.items} />
      {translator && <OwnRatings ratings={translator.ratings} reports={reports.items} />}
      {translator && <OwnLevel translator={translator} />}
      {!isEmpty && <TabLinks tab={tab} counts={counts} />}
      <WorkList tab={tab} submissions={submissions} chapters={chapters.items} isEmpty={isEmpty} />
      {(work.hasMore || (isListed('published', tab) && (chapters.hasMore || comics.hasMore))) && (
        <More
          isLoading={work.isLoadingMore || comics.isLoadingMore || chapters.isLoadingMore}
          hasFailed={(work.problem ?? comics.problem ?? chapters.problem) !== undefined}
          onMore={() => void Promise.all([work.more(), comics.more(), chapters.more()])}
        />
      )}
      <Feedback uid={user.uid} submissions={submissions} chapters={chapters.items} reports={reports} />
    </>
  );
}

interface Work {
  readonly submissions: readonly SubmissionItem[];
  readonly chapters: readonly ListItem<Chapter>[];
}

/** How many entries each tab lists. Published chapters are counted from their own documents. */
function countsOf({
  submissions,
  chapters,
  isAll,
  published,
}: Work & { readonly isAll: boolean; readonly published: number | undefined }): Record<WorkTab, Count> {
  const chapterCount = Math.max(chapters.length, published ?? 0);
  const count = (tab: WorkTab): Count => ({
    known:
      submissions.filter(({ data }) => isListed(data.state, tab)).length +
      (isListed('published', tab) ? chapterCount : 0),
    isAll: isAll && (published !== undefined || !isListed('published', tab)),
  });
  return Object.fromEntries(WORK_TABS.map((tab) => [tab, count(tab)])) as Record<WorkTab, Count>;
}

interface WorkListProps extends Work {
  readonly tab: WorkTab;
  readonly isEmpty: boolean;
}

function WorkList({ tab, submissions, chapters, isEmpty }: WorkListProps) {
  const t = useWords('my-work');
  const { user } = useAccount();
  const files = useStagedFiles(user.uid, submissions);
  const listed = submissions.filter(({ data }) => isListed(data.state, tab));
  const comics = useComics([
    ...chapters.map(({ data }) => data.comicId),
    ...listed.flatMap(({ data }) => submissionComic(data)?.comicId ?? []),
  ]);
  const published = isListed('published', tab) ? chapters : [];
  if (isEmpty) return <PageMessage isPart title={t('empty.all.title')} text={t('empty.all.text')} />;
  if (listed.length + published.length === 0) {
    return <p className={classes.none}>{tab !== 'all' && t(`empty.${tab}`)}</p>;
  }
  return (
    <>
      <h2 className={hidden.hidden}>{t('list')}</h2>
      <ul className={classes.rows}>
        {listed.map((item) => (
          <SubmissionRow
            key={item.path}
            item={item}
            files={files}
            comic={comics.get(submissionComic(item.data)?.comicId ?? '')}
          />
        ))}
        {published.map((item) => (
          <PublishedRow key={item.path} item={item} comic={comics.get(item.data.comicId)} />
        ))}
      </ul>
    </>
  );
}

/** The most comics that one query for asks may name. */
const ASKED_COMICS = 30;

/** What readers report about one's work, and what they ask for. */
function Feedback({
  uid,
  submissions,
  chapters,
  reports,
}: Work & { readonly uid: string; readonly reports: ReportList }) {
  const comicIds = [
    ...chapters.map(({ data }) => data.comicId),
    ...submissions.flatMap(({ data: { content } }) =>
      'comic' in content && content.comic ? [content.comic.comicId] : [],
    ),
  ];
  const asked = [...new Set(comicIds)].toSorted().slice(0, ASKED_COMICS);
  return (
    <div className={classes.told}>
      {chapters.length > 0 && <OverTime uid={uid} />}
      {chapters.length > 0 && (
        <PagePart missing={null}>
          <Suggested />
        </PagePart>
      )}
      <ChapterReports list={reports} hasChapters={chapters.length > 0} />
      {asked.length > 0 && <Asks key={asked.join()} comicIds={asked} />}
    </div>
  );
}
