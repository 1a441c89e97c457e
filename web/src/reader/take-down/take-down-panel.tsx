import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useLocale } from '../../core/i18n/locale.ts';
import { forgetPages } from '../../domains/takedowns/forget-pages.ts';
import TakeDownDialog from '../../domains/takedowns/take-down-dialog.tsx';
import { thingsOf } from '../../domains/takedowns/things-of.ts';
import { useWayOn } from '../../domains/takedowns/use-way-on.ts';

interface TakeDownPanelProps {
  readonly chapter: ChapterPayload;
  readonly onClose: () => void;
}

/** Takes down the current chapter, then leads to its comic. */
export default function TakeDownPanel({ chapter, onClose }: TakeDownPanelProps) {
  const about = { chapter };
  const [thing] = thingsOf(about, useLocale());
  const wayOn = useWayOn(about);
  return (
    thing && (
      <TakeDownDialog
        thing={thing}
        wayOn={wayOn(thing)}
        onTaken={() => void forgetPages(thing.target, chapter.comic.slug)}
        onClose={onClose}
      />
    )
  );
}
