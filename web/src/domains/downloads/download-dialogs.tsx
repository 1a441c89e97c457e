import { lazy } from 'react';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { useFirstSaveQuestion } from './first-save.ts';

const FirstSaveDialog = lazy(() => import('../home-screen/first-save-dialog.tsx'));

/** Part of every layout: the question before the first chapter is saved. */
export function DownloadDialogs() {
  const question = useFirstSaveQuestion();
  return (
    question && (
      <PagePart missing={<DialogMissing onClose={() => question.answer(false)} />}>
        <FirstSaveDialog answer={question.answer} />
      </PagePart>
    )
  );
}
