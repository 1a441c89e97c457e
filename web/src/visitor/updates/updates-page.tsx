import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { UpdatesPayload } from '@rawi/model/pages/updates-payload';
import { IconChecks, IconWifiOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPublicDay, joinParts } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useNow } from '../../core/lib/use-now.ts';
import { useOnline } from '../../core/network/use-online.ts';
import list from '../../core/ui/list-page.module.css';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { PlainLink } from '../../core/ui/plain-button.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { SwitchRow } from '../../core/ui/switch-row.tsx';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { useListed } from '../../domains/ratings/showing.ts';
import { NO_MARKS } from '../../domains/updates/marks.ts';
import { type Interest, type News, NO_INTEREST, newsOf, type Shown } from '../../domains/updates/news.ts';
import { useInterest } from '../../domains/updates/use-interest.ts';
import { useListedNews } from '../../domains/updates/use-listed-news.ts';
import { type OwnMarks, useAccountMarks, useMarks } from '../../domains/updates/use-marks.ts';
import { HiddenComics } from './hidden-comics.tsx';
import { NewsDays } from './news-days.tsx';
import classes from './updates-page.module.css';
import layout from './updates-skeleton.module.css';
import { UpdatesRowsSkeleton } from './updates-skeleton.tsx';

/** A list that was cut begins later than this before its page was made; the day is told then. */
const WHOLE_DAYS = 29;
const DAY_MS = 86_400_000;

/** The new chapters of the last days: what concerns the person first, or all of them, as the page is served. */
export function UpdatesPage({ page }: { readonly page: UpdatesPayload }) {
  const t = useWords('updates');
  const locale = useLocale();
  const known = useInterest(page);
  const own = useMarks();
  useAccountMarks();
  const now = useNow();
  const [chosen, setChosen] = useState<Shown>();
  const interest = known ?? NO_INTEREST;
  const shown = chosen ?? (interest.hasAny ? 'mine' : 'all');
  const marks = known ? own.marks : NO_MARKS;
  const all = useMemo(() => newsOf(page, interest, marks, shown), [page, interest, marks, shown]);
  const { news, leftOut } = useListedNews(all);
  const { listed: comics } = useListed(page.comics);
  const isCut = now.getTime() - Date.parse(page.since) < WHOLE_DAYS * DAY_MS;
  return (
    <div className={layout.page}>
      <div className={list.head}>
        <h1 className={list.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={list.way}>
          <Link to={paths.numbers(locale)}>{t('numbers')}</Link>
        </p>
      </div>
      <p className={layout.lead}>
        {isCut ? t('leadSince', { day: formatPublicDay(page.since, locale) }) : t('lead')}
      </p>
      {page.chapters.length === 0 ? (
        <PageMessage isPart title={t('none.title')} text={t('none.text')} action={<AllComicsLink />} />
      ) : (
        <>
          <Tools shown={shown} onShow={setChosen} interest={interest} own={own} news={news} />
          {/* Whoever was signed in here waits for what is theirs, instead of seeing everything first. */}
          {!known && !import.meta.env.SSR ? (
            <UpdatesRowsSkeleton />
          ) : (
            <NewsDays news={news} isAll={shown === 'all'} onMark={own.mark} />
          )}
          {known && all.length === 0 && (
            <Nothing interest={interest} onAll={() => setChosen('all')} shown={shown} />
          )}
        </>
      )}
      <LeftOut count={leftOut} />
      <HiddenComics comics={comics} hidden={marks.hidden} onMark={own.mark} />
    </div>
  );
}

function AllComicsLink() {
  const t = useWords('updates');
  const locale = useLocale();
  return <PlainLink to={paths.comics(locale)}>{t('nothingYet.action')}</PlainLink>;
}

interface ToolsProps {
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly interest: Interest;
  readonly own: OwnMarks;
  readonly news: readonly News[];
}

/** What is shown, in which languages, and that all of it counts as read. */
function Tools({ shown, onShow, interest, own: { marks, mark, waiting }, news }: ToolsProps) {
  const t = useWords('updates');
  const locale = useLocale();
  const isOnline = useOnline();
  const unread = news.filter(({ isRead }) => !isRead).map(({ chapter }) => chapter.id);
  const languages = joinParts(
    locale,
    ...[...interest.languages].map((language) => LANGUAGE_NAMES[language][locale]),
  );
  return (
    <div className={classes.tools}>
      <Segments
        name="shown"
        label={t('show')}
        isLabelShown={false}
        value={shown}
        choices={[
          { value: 'mine', label: t('mine') },
          { value: 'all', label: t('all') },
        ]}
        onChoose={onShow}
      />
      <SwitchRow
        label={t('onlyRead.label')}
        text={languages === '' ? t('onlyRead.unknown') : t('onlyRead.text', { languages })}
        isOn={marks.onlyRead}
        onChange={(on) => mark({ kind: 'onlyRead', on })}
      />
      {waiting > 0 && !isOnline && (
        <output className={classes.note}>
          <IconWifiOff size={20} stroke={1.75} aria-hidden="true" />
          {t('waiting')}
        </output>
      )}
      {shown === 'mine' && unread.length > 0 && (
        <div className={classes.all}>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconChecks size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => mark({ kind: 'read', chapters: unread, on: true })}
          >
            {t('markAll')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface NothingProps {
  readonly interest: Interest;
  readonly shown: Shown;
  readonly onAll: () => void;
}

/** Nothing is theirs yet, or nothing of it is new. */
function Nothing({ interest, shown, onAll }: NothingProps) {
  const t = useWords('updates');
  if (shown === 'all') return <PageMessage isPart title={t('none.title')} text={t('none.text')} />;
  if (!interest.hasAny) {
    return (
      <PageMessage
        isPart
        title={t('nothingYet.title')}
        text={t('nothingYet.text')}
        action={<AllComicsLink />}
      />
    );
  }
  return (
    <PageMessage
      isPart
      title={t('nothingNew.title')}
      text={t('nothingNew.text')}
      action={
        <Button variant="default" onClick={onAll}>
          {t('nothingNew.action')}
        </Button>
      }
    />
  );
}
