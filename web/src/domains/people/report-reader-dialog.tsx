import type { ReaderPayload } from '@rawi/model/pages/reader-payload';
import { type Problem, useProblemText } from '../../core/forms/problem-text.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { DialogText } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { ReportForm } from '../comments/dialogs/report-form.tsx';

interface ReportReaderDialogProps {
  readonly reader: Pick<ReaderPayload, 'id' | 'name' | 'photo'>;
  readonly onClose: () => void;
}

/** Reports the name or the photo on a reader's page, as it shows them, to the reviewers. */
export default function ReportReaderDialog({ reader, onClose }: ReportReaderDialogProps) {
  const t = useWords('reader-page');
  const problemText = useReportProblem();
  return (
    <ReportForm
      words={{
        title: t('report.title'),
        question: t('report.question'),
        note: t('report.note'),
        optional: t('report.optional'),
        confirm: t('report.confirm'),
        close: t('close'),
        cancel: t('cancel'),
      }}
      lead={<DialogText>{t('report.text')}</DialogText>}
      onReport={async (reason, note) => {
        const seen = { name: reader.name, photo: reader.photo?.sources[0]?.path ?? null };
        const about = { action: 'reportReader', readerUid: reader.id, seen, reason } as const;
        await callCommunity({ ...about, ...(note !== '' && { note }) });
      }}
      done={<FormNote tone="success">{t('report.done')}</FormNote>}
      problemText={problemText}
      onClose={onClose}
    />
  );
}

function useReportProblem(): (problem: Problem) => string {
  const t = useWords('reader-page');
  const wordsOf = useProblemText();
  return (problem) => {
    if (problem.code === 'moved-on') return t('report.changed');
    return problem.code === 'target-missing' ? t('report.gone') : wordsOf(problem);
  };
}
