import { IconPlaylistAdd } from '@tabler/icons-react';
import { IconButton } from '../../core/ui/icon-button.tsx';
import type { SavedThing } from '../library/change.ts';
import { useShelve } from './use-shelve.tsx';

interface ShelveButtonProps {
  readonly item: SavedThing;
  readonly label: string;
  readonly className?: string | undefined;
}

/** Stands beside what saves something, and opens its shelf and lists. */
export function ShelveButton({ item, label, className }: ShelveButtonProps) {
  const { open, dialog } = useShelve(item);
  return (
    <>
      <IconButton className={className} label={label} title={label} aria-haspopup="dialog" onClick={open}>
        <IconPlaylistAdd size={22} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {dialog}
    </>
  );
}
