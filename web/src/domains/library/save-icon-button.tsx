import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { IconButton } from '../../core/ui/icon-button.tsx';
import type { SavedThing } from './change.ts';
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
    <IconButton className={className} label={label} title={label} aria-pressed={isOn} onClick={toggle}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
}
