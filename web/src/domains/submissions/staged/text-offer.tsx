import { Button } from '@mantine/core';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { createPortal } from 'react-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useTextEditor } from '../../transcripts/use-text-editor.tsx';
import { useFilesOf } from '../files-of.ts';
import classes from './chapter-pages.module.css';
import type { StagedPage } from './use-staged-pages.ts';

/** Where it belongs, as far as that is published and said. */
function placeOf(content: ChapterContent | undefined) {
  const { comic, number, language } = content ?? {};
  if (!comic) return {};
  const { comicId, slug } = comic;
  return {
    comicId,
    ...(number !== null && number !== undefined && language && { beside: { slug, number, language } }),
  };
}

interface TextOfferProps {
  readonly pages: readonly StagedPage[];
  /** What its draft says of the chapter: the names of its comic are offered, and what another translation says. */
  readonly content: ChapterContent | undefined;
}

/** The text of a draft's pages, which nobody has to write. It goes with the submission that `FilesOf` names. */
export function TextOffer({ pages, content }: TextOfferProps) {
  const t = useWords('upload');
  const { open, dialog } = useTextEditor({
    written: { kind: 'submission', submissionId: useFilesOf(), pages, ...placeOf(content) },
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
