import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { CorrectedChapter } from '@rawi/model/suggestions/suggestion-calls';
import { useState } from 'react';
import { useSend } from '../../../core/forms/use-send.ts';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { FactLine } from '../../../core/ui/fact-line.tsx';
import { MoreItems } from '../../../core/ui/more-items.tsx';
import { OneLine } from '../../../core/ui/one-line.tsx';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { useCorrectedChapters } from '../../../domains/suggestions/use-corrected-chapters.ts';
import { useProofread } from '../../../domains/suggestions/use-proofread.tsx';
import { More } from '../lists/list-states.tsx';
import classes from './feedback.module.css';

/** What readers suggest for one’s chapters, by chapter; nothing where nothing waits. */
export default function Suggested() {
  const t = useWords('suggestions');
  const listed = useCorrectedChapters();
  const { chapters, problem, hasMore } = listed;
  const [openedId, setOpenedId] = useState<string>();
  const proofread = useProofread(() => void (openedId !== undefined && listed.refresh(openedId)));
  const { isSending, problem: failed, send } = useSend();
  if (chapters.length === 0 && !hasMore && !problem) return proofread.dialog;
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{t('work.title')}</h2>
      {problem ? (
        <MoreItems
          label={t('again')}
          failed={t('work.failed')}
          isLoading={listed.isRetrying}
          onMore={() => listed.retry()}
        />
      ) : (
        <p className={classes.lead}>{t('work.lead')}</p>
      )}
      <ul className={classes.rows}>
        {chapters.map((chapter) => (
          <Row
            key={chapter.chapterId}
            chapter={chapter}
            onOpen={() => {
              const { comicId, chapterId, page } = chapter;
              setOpenedId(chapterId);
              proofread.open({ comicId, chapterId, page });
            }}
          />
        ))}
      </ul>
      {hasMore && (
        <More
          isLoading={isSending}
          hasFailed={failed !== undefined}
          onMore={() => void send(() => listed.more())}
        />
      )}
      {proofread.dialog}
    </section>
  );
}

interface RowProps {
  readonly chapter: CorrectedChapter;
  readonly onOpen: () => void;
}

function Row({ chapter, onOpen }: RowProps) {
  const t = useWords('suggestions');
  const locale = useLocale();
  const { number, language, open, accepted } = chapter;
  const name = comicName(chapter, locale);
  return (
    <li className={classes.row} data-plain>
      <div className={classes.text}>
        <h3 className={classes.name}>
          <OneLine text={name.text} lang={name.lang} />
        </h3>
        <FactLine>
          <span>{t('work.chapter', { chapter: formatNumber(number, locale) })}</span>
          <span>{LANGUAGE_NAMES[language][locale]}</span>
          {open > 0 && <span>{t('work.count', { count: open, number: formatNumber(open, locale) })}</span>}
          {accepted > 0 && (
            <span>{t('work.accepted', { count: accepted, number: formatNumber(accepted, locale) })}</span>
          )}
        </FactLine>
      </div>
      <Button variant="default" size="sm" aria-haspopup="dialog" onClick={onOpen}>
        {t('work.open')}
      </Button>
    </li>
  );
}
