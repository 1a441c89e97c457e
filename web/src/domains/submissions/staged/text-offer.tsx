import { Button } from '@mantine/core';
import { createPortal } from 'react-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useTextEditor } from '../../transcripts/use-text-editor.tsx';
import { useFilesOf } from '../files-of.ts';
import classes from './chapter-pages.module.css';
import type { StagedPage } from './use-staged-pages.ts';

interface TextOfferProps {
  readonly pages: readonly StagedPage[];
  /** Its comic, whose names are offered, where that is published. */
  readonly comicId: string | undefined;
}

/** The text of a draft's pages, which nobody has to write. It goes with the submission that `FilesOf` names. */
export function TextOffer({ pages, comicId }: TextOfferProps) {
  const t = useWords('upload');
  const { open, dialog } = useTextEditor({
    written: { kind: 'submission', submissionId: useFilesOf(), pages, comicId },
  });
  return (
    <section aria-label={t('pages.text.title')}>
      <h3 className={classes.title}>{t('pages.text.title')}</h3>
      <p className={classes.lead}>{t('pages.text.about')}</p>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {t('pages.text.write')}
      </Button>
      {/* Not within the form of the chapter, which Enter in a field would send. */}
      {dialog && createPortal(dialog, document.body)}
    </section>
  );
}
