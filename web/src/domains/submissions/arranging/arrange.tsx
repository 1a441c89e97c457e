import { Button } from '@mantine/core';
import { type ArrangedPage, arrangementText, asInFile } from '@rawi/model/truth/arranged-pages';
import type { ChapterFile } from '@rawi/model/truth/file';
import { useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import classes from './arrange-dialog.module.css';
import { ArrangeDialog } from './arrange-dialog.tsx';
import type { Steps } from './arranging.ts';

interface ArrangeProps {
  readonly fileId: string;
  readonly file: Pick<ChapterFile, 'progress' | 'arrangement'>;
}

/** What is arranged and not kept yet, and which stored arrangement it began with. */
interface Unkept {
  readonly since: string;
  readonly steps: Steps;
}

/** The way to arrange the pages of a draft's file; nothing while an arrangement is put together. */
export function Arrange({ fileId, file }: ArrangeProps) {
  const t = useWords('upload');
  const [isOpen, setIsOpen] = useState(false);
  const [unkept, setUnkept] = useState<Unkept>();
  const own = ownPagesOf(file);
  if (!own) return null;
  const since = arrangementText(own.stored);
  // What was begun before another device stored something else would take that back.
  const steps = unkept?.since === since ? unkept.steps : ([own.stored] as const);
  const end = () => {
    setUnkept(undefined);
    setIsOpen(false);
  };
  return (
    <>
      <Button variant="default" className={classes.open ?? ''} onClick={() => setIsOpen(true)}>
        {t('pages.arrange.open')}
      </Button>
      {steps.length > 1 && !isOpen && <p className={classes.differences}>{t('pages.arrange.unkept')}</p>}
      {isOpen && (
        <ArrangeDialog
          fileId={fileId}
          folder={own.folder}
          stored={own.stored}
          steps={steps}
          onSteps={(next) => setUnkept({ since, steps: next })}
          onClose={() => setIsOpen(false)}
          onEnd={end}
        />
      )}
    </>
  );
}

/** What is arranged, and where the file's own pages lie; undefined while its pages are put together. */
function ownPagesOf({
  progress,
  arrangement,
}: ArrangeProps['file']): { readonly folder: string; readonly stored: readonly ArrangedPage[] } | undefined {
  const hasEnded = ['ready', 'refused', 'failed'].includes(progress.state);
  if (arrangement) return hasEnded ? { folder: arrangement.folder, stored: arrangement.pages } : undefined;
  if (progress.state !== 'ready') return undefined;
  return { folder: progress.folder, stored: asInFile(progress.pageCount) };
}
