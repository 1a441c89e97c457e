import type { PageImage } from '@rawi/model/truth/page-images';
import { useEffect, useState } from 'react';
import { report } from '../../../core/lib/report-error.ts';
import { stagedPages } from '../../reviews/staged-pages.ts';
import { useFilesOf } from '../files-of.ts';
import { FileNotRead } from '../opened-files.ts';

/** A page of an unpublished chapter: its slices from top to bottom, one unless it was cut. */
export type StagedPage = readonly PageImage[];

export interface StagedPagesState {
  /** `failed` also where the files are gone: they are deleted some time after a decision. */
  readonly pages: readonly StagedPage[] | 'loading' | 'failed';
  readonly retry: () => void;
}

/** The pages in a folder of staged files, of the submission that `FilesOf` names; none while there is no folder. */
export function useStagedPages(folder: string | undefined): StagedPagesState {
  const submissionId = useFilesOf();
  const [tries, setTries] = useState(0);
  const key = `${submissionId} ${folder} ${tries}`;
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly pages: StagedPagesState['pages'] }>();
  useEffect(() => {
    if (folder === undefined) return;
    let isOver = false;
    const put = (pages: StagedPagesState['pages']) => {
      if (!isOver) setLoaded({ key, pages });
    };
    stagedPages(submissionId, folder).then(
      (pages) => put(pages.length === 0 ? 'failed' : pages),
      (error: unknown) => {
        const isGone = error instanceof FileNotRead && error.status === 404;
        if (!isGone) report('The pages of a submission were not read.', error);
        put('failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [submissionId, folder, key]);
  return { pages: loaded?.key === key ? loaded.pages : 'loading', retry: () => setTries(tries + 1) };
}
