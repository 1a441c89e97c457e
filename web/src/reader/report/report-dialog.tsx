import { Button } from '@mantine/core';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { Dialog, DialogActions } from '../../core/ui/dialog.tsx';
// Imported with the form: the code that sends it must be loaded before the network is lost.
import { prepareSending, sendReport } from '../../domains/reports/send-report.ts';
import { useProofread } from '../../domains/suggestions/use-proofread.tsx';
import { useReaderWords } from '../reader-words.ts';
import classes from './report.module.css';
import type { Trouble } from './report-context.ts';
import { forgetReportDraft, type ReportDraft, readReportDraft } from './report-draft.ts';
import { ReportForm } from './report-form.tsx';

export interface ReportDialogProps {
  readonly chapter: ChapterPayload;
  readonly trouble: Trouble;
  readonly onClose: () => void;
}

/** The dialog that reports an issue with a chapter. The text is kept until the report was stored or waits. */
export function ReportDialog({ chapter, trouble, onClose }: ReportDialogProps) {
  const { t, direction } = useReaderWords();
  const [draft] = useState(() => readReportDraft(chapter.id) ?? newDraft(trouble));
  const { state, isSending, problem, send } = useSend();
  const [isWaiting, setIsWaiting] = useState(false);
  const proofread = useProofread(onClose);
  useEffect(() => void prepareSending(), []);

  const handleSend = (
    report: Pick<ReportDraft, 'note'> & { readonly issue: Exclude<ReportDraft['issue'], ''> },
  ) =>
    send(async () => {
      const sent = await sendReport({
        ...report,
        id: draft.id,
        comicId: chapter.comic.id,
        chapterId: chapter.id,
        page: trouble.page ?? null,
        fault: trouble.what === 'chapter' ? null : trouble.what,
      });
      setIsWaiting(sent === 'waits');
      forgetReportDraft(chapter.id);
    });

  if (proofread.dialog) return proofread.dialog;
  return (
    <Dialog
      title={t('reportDialog.title')}
      closeLabel={t('close')}
      direction={direction}
      onClose={onClose}
      isBusy={isSending}
      isSheet
    >
      {state === 'done' ? (
        <ReportSent isWaiting={isWaiting} onClose={onClose} />
      ) : (
        <ReportForm
          chapter={chapter}
          page={trouble.page}
          draft={draft}
          isSending={isSending}
          problem={problem}
          onProofread={(kind, note) =>
            proofread.open({
              comicId: chapter.comic.id,
              chapterId: chapter.id,
              page: trouble.page ?? 1,
              begun: { kind, note },
              onSent: () => forgetReportDraft(chapter.id),
            })
          }
          onSend={(report) => void handleSend(report)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** A page that did not load is an issue with images; for a whole chapter the reader chooses the issue. */
function newDraft({ what }: Trouble): ReportDraft {
  return { id: crypto.randomUUID(), issue: what === 'chapter' ? '' : 'images', note: '' };
}

interface ReportSentProps {
  /** Whether it waits for a network. */
  readonly isWaiting: boolean;
  readonly onClose: () => void;
}

/** Confirms that a report was sent or waits on this device, and takes the focus that the form had. */
function ReportSent({ isWaiting, onClose }: ReportSentProps) {
  const report = useWords('chapter-report');
  const text = useRef<HTMLOutputElement>(null);
  const Icon = isWaiting ? IconClock : IconCircleCheck;
  useEffect(() => {
    text.current?.focus();
  }, []);
  return (
    <>
      <output ref={text} className={classes.sent} tabIndex={-1}>
        <Icon size={24} stroke={1.75} aria-hidden="true" className={classes.sentIcon} />
        {report(isWaiting ? 'waits' : 'sent')}
      </output>
      <DialogActions>
        <Button onClick={onClose}>{report('back')}</Button>
      </DialogActions>
    </>
  );
}
