import { useWords } from '../../core/i18n/i18n.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { ReportForm } from '../comments/dialogs/report-form.tsx';
import { useListProblem } from './use-list-problem.ts';

interface ReportListDialogProps {
  readonly publicId: string;
  /** That of the words on the page. */
  readonly version: number;
  readonly onClose: () => void;
}

/** Reports a public list to the reviewers, in the version that is shown. */
export default function ReportListDialog({ publicId, version, onClose }: ReportListDialogProps) {
  const t = useWords('lists');
  const problemText = useListProblem();
  return (
    <ReportForm
      words={{
        title: t('reports.title'),
        question: t('reports.question'),
        note: t('reports.note'),
        optional: t('reports.optional'),
        confirm: t('reports.confirm'),
        close: t('close'),
        cancel: t('cancel'),
      }}
      onReport={async (reason, note) => {
        const about = { action: 'reportList', publicId, version, reason } as const;
        await callCommunity({ ...about, ...(note !== '' && { note }) });
      }}
      done={<FormNote tone="success">{t('reports.done')}</FormNote>}
      problemText={problemText}
      onClose={onClose}
    />
  );
}
