import { Button } from '@mantine/core';
import type { ArrangedPage } from '@rawi/model/truth/arranged-pages';
import { asInFile, isSameArrangement } from '@rawi/model/truth/arranged-pages';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useSend } from '../../../core/forms/use-send.ts';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { moved } from '../../../core/lib/moved.ts';
import { callTranslators } from '../../../core/session/translator-calls.ts';
import { Dialog } from '../../../core/ui/dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import hidden from '../../../core/ui/hidden.module.css';
import { useFilesOf } from '../files-of.ts';
import { PagesAwaited } from '../staged/pages-awaited.tsx';
import { type StagedPage, useStagedPages } from '../staged/use-staged-pages.ts';
import { useOrder } from '../use-order.ts';
import { useUploadProblem } from '../use-upload-problem.ts';
import classes from './arrange-dialog.module.css';
import { ArrangedCard } from './arranged-card.tsx';
import {
  differencesOf,
  leftOut,
  newest,
  type OwnPage,
  putBack,
  type Steps,
  toggleSpread,
  turned,
  undone,
  withStep,
} from './arranging.ts';
import { LeftOut } from './left-out.tsx';

interface ArrangeDialogProps {
  readonly fileId: string;
  /** Where the file's own pages lie. */
  readonly folder: string;
  /** What is stored. */
  readonly stored: readonly ArrangedPage[];
  /** What was made of it, step by step: kept by the page around, so that a dialog that is closed loses nothing. */
  readonly steps: Steps;
  readonly onSteps: (steps: Steps) => void;
  /** Closes it; all steps stay. */
  readonly onClose: () => void;
  /** It was stored, or is no longer wanted. */
  readonly onEnd: () => void;
}

/** Puts the pages of a draft's file in order, turns them, leaves some out and marks spreads; a call stores that. */
export function ArrangeDialog({ folder, onClose, ...rest }: ArrangeDialogProps) {
  const t = useWords('upload');
  const shell = useWords('shell');
  const { pages, retry } = useStagedPages(folder);
  const [isKeeping, setIsKeeping] = useState(false);
  return (
    <Dialog
      title={t('pages.arrange.title')}
      closeLabel={shell('close')}
      size="wide"
      isBusy={isKeeping}
      onClose={onClose}
    >
      {typeof pages === 'string' ? (
        <PagesAwaited state={pages} height="14rem" onRetry={retry} />
      ) : (
        <Arranging own={pages} onKeeping={setIsKeeping} {...rest} />
      )}
    </Dialog>
  );
}

interface ArrangingProps extends Omit<ArrangeDialogProps, 'folder' | 'onClose'> {
  readonly own: readonly StagedPage[];
  readonly onKeeping: (isKeeping: boolean) => void;
}

function Arranging({ fileId, own, stored, steps, onSteps, onKeeping, onEnd }: ArrangingProps) {
  const t = useWords('upload');
  const locale = useLocale();
  const submissionId = useFilesOf();
  const problemText = useUploadProblem();
  const { send, isSending, problem } = useSend();
  const [said, setSaid] = useState('');
  const pages = newest(steps);
  const number = (page: number) => formatNumber(page, locale);
  const put = (next: readonly ArrangedPage[], says = '') => {
    onSteps(withStep(steps, next));
    setSaid(says);
  };
  const replace = (index: number, page: ArrangedPage, says = '') =>
    put(
      pages.map((each, other) => (other === index ? page : each)),
      says,
    );
  const { list, move, focus, rowProps } = useOrder({
    count: pages.length,
    isGrid: true,
    onMove: (from, to) => put(moved(pages, from, to), t('pages.arrange.moved', { page: number(to + 1) })),
  });
  const leaveOut = (index: number) => {
    put(
      pages.filter((_, other) => other !== index),
      t('pages.arrange.isOut'),
    );
    focus(Math.min(index, pages.length - 2));
  };
  const bringBack = (source: number) => {
    const back = putBack(pages, source);
    put(back.pages, t('pages.arrange.isBack', { page: number(back.index + 1) }));
    focus(back.index);
  };
  const turn = (index: number, page: ArrangedPage) => {
    const next = turned(page);
    replace(index, next, t(`pages.arrange.turned.${next.turn}`, { page: number(index + 1) }));
  };
  const keep = () =>
    void send(async () => {
      onKeeping(true);
      try {
        await callTranslators({ action: 'arrangePages', submissionId, fileId, pages: [...pages] });
      } finally {
        onKeeping(false);
      }
      onEnd();
    });
  return (
    <>
      <p className={classes.lead}>{t('pages.arrange.lead')}</p>
      <output className={hidden.hidden}>{said}</output>
      <ol ref={list} className={classes.grid} aria-label={t('pages.arrange.label')}>
        {pages.map((page, index) => (
          <ArrangedCard
            key={page.source}
            page={page}
            place={index + 1}
            slices={own[page.source - 1] ?? []}
            own={ownPage(own[page.source - 1])}
            isLast={index === pages.length - 1}
            isAlone={pages.length === 1}
            isBusy={isSending}
            rowProps={rowProps(index)}
            onEarlier={() => move(index, index - 1)}
            onLater={() => move(index, index + 1)}
            onTurn={() => turn(index, page)}
            onSpread={() => replace(index, toggleSpread(page, ownPage(own[page.source - 1])))}
            onLeaveOut={() => leaveOut(index)}
          />
        ))}
      </ol>
      <LeftOut sources={leftOut(pages, own.length)} own={own} isBusy={isSending} onPutBack={bringBack} />
      <div className={classes.bar}>
        {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
        <p className={classes.differences}>{useDifferences(pages, own.length)}</p>
        <div className={classes.actions}>
          <Button loading={isSending} disabled={isSameArrangement(pages, stored)} onClick={keep}>
            {t('pages.arrange.keep')}
          </Button>
          <Button
            variant="default"
            disabled={isSending || steps.length === 1}
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onSteps(undone(steps))}
          >
            {t('pages.arrange.undo')}
          </Button>
          <Button
            variant="default"
            disabled={isSending || isSameArrangement(pages, asInFile(own.length))}
            onClick={() => put(asInFile(own.length), t('pages.arrange.asInFile'))}
          >
            {t('pages.arrange.undoAll')}
          </Button>
          <Button variant="subtle" disabled={isSending} onClick={onEnd}>
            {t('pages.arrange.cancel')}
          </Button>
        </div>
      </div>
    </>
  );
}

function ownPage(slices: StagedPage | undefined): OwnPage {
  const height = slices?.reduce((sum, slice) => sum + slice.height, 0) ?? 0;
  return { isSpread: slices?.[0]?.wide ?? false, isTall: height > (slices?.[0]?.width ?? 0) };
}

/** What is other than in the file, in a few words. */
function useDifferences(pages: readonly ArrangedPage[], pageCount: number): string {
  const t = useWords('upload');
  const locale = useLocale();
  const counted = (count: number) => ({ count, number: formatNumber(count, locale) });
  const found = differencesOf(pages, pageCount);
  const words = [
    found.isReordered && t('pages.arrange.order'),
    found.leftOut > 0 && t('pages.arrange.leftOut', counted(found.leftOut)),
    found.turned > 0 && t('pages.arrange.turnedPages', counted(found.turned)),
    found.marked > 0 && t('pages.arrange.marked', counted(found.marked)),
  ].filter((each) => each !== false);
  return words.length === 0 ? t('pages.arrange.asInFile') : words.join(' · ');
}
