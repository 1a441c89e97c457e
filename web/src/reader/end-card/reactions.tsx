import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { Reaction } from '@rawi/model/truth/votes';
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useLibrary } from '../../domains/library/library.ts';
import { useChoose } from '../../domains/library/use-choose.ts';
import { useReaderWords } from '../reader-words.ts';
import classes from './end-say.module.css';

interface ReactionsProps {
  readonly chapter: ChapterPayload;
  readonly isDisabled: boolean;
}

const VALUES: readonly Reaction[] = ['like', 'dislike'];
const ICONS = {
  like: { off: IconThumbUp, on: IconThumbUpFilled, count: 'likes' },
  dislike: { off: IconThumbDown, on: IconThumbDownFilled, count: 'dislikes' },
} as const;

/** Like and dislike for this translation; a second press removes the reaction. */
export function Reactions({ chapter, isDisabled }: ReactionsProps) {
  const { t, number } = useReaderWords();
  const choose = useChoose();
  const library = useLibrary();
  const { id, comic, reactions } = chapter;
  const own = library.reactionOf(id);
  const counts = library.reactionsTo(id, reactions);
  const react = (value: Reaction) =>
    choose({
      kind: 'react',
      comicId: comic.id,
      chapterId: id,
      comic: { series: comic.series, names: comic.names },
      number: chapter.number,
      value: own === value ? null : value,
      seen: reactions,
    });
  return (
    <div className={classes.reactions}>
      {VALUES.map((value) => {
        const { on, off, count } = ICONS[value];
        const Icon = own === value ? on : off;
        return (
          <button
            key={value}
            type="button"
            className={classes.reaction}
            aria-pressed={own === value}
            disabled={isDisabled}
            onClick={() => react(value)}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            {t(`end.${value}`)}
            {counts[count] > 0 && <span className={classes.count}>{number(counts[count])}</span>}
          </button>
        );
      })}
    </div>
  );
}
