import type { WithheldComment } from '@rawi/model/truth/comment';
import { useEffect, useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { report } from '../../../core/lib/report-error.ts';
import { CommentText } from '../comment-text.tsx';
import classes from './dialogs.module.css';

/** The hidden text and the reviewer's note, for those who may read them. */
export function WithheldWords({
  comicId,
  commentId,
}: {
  readonly comicId: string;
  readonly commentId: string;
}) {
  const t = useWords('comments');
  const [withheld, setWithheld] = useState<WithheldComment>();
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const { readWithheld } = await import('../read-withheld.ts');
      const found = await readWithheld(comicId, commentId);
      if (isWanted) setWithheld(found);
    };
    read().catch((error: unknown) => report('A hidden comment cannot be read.', error));
    return () => {
      isWanted = false;
    };
  }, [comicId, commentId]);
  if (!withheld) return null;
  return (
    <blockquote className={classes.quote}>
      <CommentText text={withheld.text} />
      {withheld.note !== undefined && (
        <div className={classes.quoteNote}>
          {t('objection.note')}
          <CommentText text={withheld.note} />
        </div>
      )}
    </blockquote>
  );
}
