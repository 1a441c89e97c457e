import { lazy, type ReactNode, useState } from 'react';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import type { SavedThing } from '../library/change.ts';

const ShelveDialog = lazy(() => import('./shelve-dialog.tsx'));

/**
 * What puts a comic on a shelf, and a comic or a chapter on lists. The code and words of its dialog come when
 * it is first opened.
 */
export function useShelve(item: SavedThing): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return {
    open: () => setIsOpen(true),
    dialog: isOpen && (
      <PagePart missing={<DialogMissing onClose={close} />}>
        <ShelveDialog item={item} onClose={close} />
      </PagePart>
    ),
  };
}
