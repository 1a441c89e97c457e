import { lazy, Suspense } from 'react';
import { useFirstSaveQuestion } from './first-save.ts';

const FirstSaveDialog = lazy(() => import('./first-save-dialog.tsx'));

/** Stands in every layout: what is asked before the first chapter is saved. */
export function DownloadDialogs() {
  const question = useFirstSaveQuestion();
  return (
    question && (
      <Suspense>
        <FirstSaveDialog answer={question.answer} />
      </Suspense>
    )
  );
}
