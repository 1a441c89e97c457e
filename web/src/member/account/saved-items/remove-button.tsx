import type { SavedItem } from '@rawi/model/truth/saved';
import { IconBookmarkFilled } from '@tabler/icons-react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { IconButton } from '../../../core/ui/icon-button.tsx';
import { useChoose } from '../../../domains/library/use-choose.ts';
import { leaveEntry } from '../lists/list-states.tsx';
import classes from './saved-items.module.css';
import { thingOf } from './saved-thing.ts';

interface RemoveButtonProps {
  readonly item: SavedItem;
  /** The name of the entry. */
  readonly name: string;
}

/** Removes an entry from the list, with an undo. */
export function RemoveButton({ item, name }: RemoveButtonProps) {
  const t = useWords('account');
  const choose = useChoose();
  const label = t('lists.remove', { name: isolated(name) });
  return (
    <IconButton
      className={classes.remove}
      label={label}
      title={label}
      onClick={(event) => {
        leaveEntry(event.currentTarget.closest('li'));
        const shelf = item.kind === 'comic' ? item.shelf : undefined;
        choose({ kind: 'save', item: thingOf(item), on: false, ...(shelf && { shelf }) });
      }}
    >
      <IconBookmarkFilled size={20} aria-hidden="true" />
    </IconButton>
  );
}
