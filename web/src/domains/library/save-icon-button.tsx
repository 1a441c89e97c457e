import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { classNames } from '../../core/ui/class-names.ts';
import type { SavedThing } from './change.ts';
import classes from './save-icon-button.module.css';
import { useSave } from './use-toggles.ts';

interface SaveIconButtonProps {
  readonly item: SavedThing;
  readonly label: string;
  readonly className?: string | undefined;
}

/** Saves something, or removes it: the bookmark icon alone, filled when it is saved. */
export function SaveIconButton({ item, label, className }: SaveIconButtonProps) {
  const { isOn, toggle } = useSave(item);
  const Icon = isOn ? IconBookmarkFilled : IconBookmark;
  return (
    <button
      type="button"
      className={classNames(classes.button, className)}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon size={22} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
