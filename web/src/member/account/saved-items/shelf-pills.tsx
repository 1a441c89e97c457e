import { READING_SHELVES, type ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { Pills } from '../../../core/ui/pills.tsx';
import { useLibrary } from '../../../domains/library/library.ts';
import { countShelves } from './count-shelves.ts';
import classes from './saved-items.module.css';

interface ShelfPillsProps {
  readonly shelf: ReadingShelf | undefined;
  /** Undefined for all of them. */
  readonly onShelf: (shelf: ReadingShelf | undefined) => void;
}

/** The shelves with how many comics are on each, once the library is there; it costs no read of its own. */
export function ShelfPills({ shelf, onShelf }: ShelfPillsProps) {
  const t = useWords('shelves');
  const locale = useLocale();
  const { state, saved } = useLibrary();
  const counts = state === 'ready' ? countShelves(saved) : undefined;
  return (
    <div className={classes.shelves}>
      <Pills
        label={t('shelf.label')}
        value={shelf ?? 'all'}
        choices={(['all', ...READING_SHELVES] as const).map((value) => ({
          value,
          label: t(`shelf.${value}`),
          ...(counts && { count: formatNumber(counts[value], locale) }),
        }))}
        onPress={(value) => onShelf(value === 'all' || value === shelf ? undefined : value)}
      />
    </div>
  );
}
