import { Button } from '@mantine/core';
import type { Chapter } from '@rawi/model/truth/chapter';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import type { ListItem } from '../../../core/live/list-pages.ts';
import { readChapterPage } from '../../../core/pages/pages.ts';
import { mayReview } from '../../../core/session/may-review.ts';
import { useSession } from '../../../core/session/session.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { useTextEditor } from '../../../domains/transcripts/use-text-editor.tsx';
import { useAccount } from '../account-context.ts';
import classes from './my-work.module.css';

interface LinkedTextProps {
  /** Those of one's chapters that are listed. */
  readonly chapters: readonly ListItem<Chapter>[];
}

/**
 * Opens the writing of the text that a link leads to (`?text=` with the id of its chapter), wherever in one's work the chapter is, and for
 * who reviews that of any; says why where it cannot. The link goes with the text, so that a reload opens nothing.
 */
export function LinkedText({ chapters }: LinkedTextProps) {
  const [search, setSearch] = useSearchParams();
  const chapterId = search.get('text');
  if (chapterId === null) return null;
  const forgetLink = () =>
    setSearch(
      (params) => {
        params.delete('text');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  const listed = chapters.find((each) => idOf(each) === chapterId);
  return (
    <Linked
      key={chapterId}
      chapterId={chapterId}
      listedComicId={listed?.data.comicId}
      onClosed={forgetLink}
    />
  );
}

type Sought =
  | { readonly state: 'found'; readonly comicId: string }
  | { readonly state: 'seeking' | 'gone' | 'another' | 'failed' };

interface LinkedProps {
  readonly chapterId: string;
  readonly listedComicId: string | undefined;
  readonly onClosed: () => void;
}

function Linked({ chapterId, listedComicId, onClosed }: LinkedProps) {
  const t = useWords('my-work');
  const { user } = useAccount();
  const isStaff = mayReview(useSession());
  const [sought, setSought] = useState<Sought>(
    listedComicId === undefined ? { state: 'seeking' } : { state: 'found', comicId: listedComicId },
  );
  const isSeeking = sought.state === 'seeking';
  useEffect(() => {
    if (!isSeeking) return undefined;
    let isWanted = true;
    const seek = async () => {
      const found = await seekChapter(chapterId, user.uid, isStaff);
      if (isWanted) setSought(found);
    };
    void seek();
    return () => {
      isWanted = false;
    };
  }, [chapterId, user.uid, isStaff, isSeeking]);
  if (isSeeking) return null;
  if (sought.state === 'found') {
    return <Editor comicId={sought.comicId} chapterId={chapterId} onClosed={onClosed} />;
  }
  const retry = sought.state === 'failed' && (
    <Button variant="default" size="sm" onClick={() => setSought({ state: 'seeking' })}>
      {t('linkedText.again')}
    </Button>
  );
  return (
    <div className={classes.linked}>
      <FormNote tone="error" action={retry}>
        {t(`linkedText.${sought.state}`)}
      </FormNote>
    </div>
  );
}

/** Whose chapter it is says its page, which the editor reads too. Who reviews may write the text of any. */
async function seekChapter(chapterId: string, uid: string, isStaff: boolean): Promise<Sought> {
  const page = await readChapterPage(chapterId);
  if (page.state === 'missing') return { state: 'gone' };
  if (page.state !== 'ready') return { state: 'failed' };
  const { translator, comic } = page.payload;
  return isStaff || translator?.id === uid ? { state: 'found', comicId: comic.id } : { state: 'another' };
}

function Editor({
  comicId,
  chapterId,
  onClosed,
}: Pick<LinkedProps, 'chapterId' | 'onClosed'> & { readonly comicId: string }) {
  const { dialog } = useTextEditor({
    written: { kind: 'chapter', comicId, chapterId },
    isOpen: true,
    onClosed,
  });
  return dialog;
}
