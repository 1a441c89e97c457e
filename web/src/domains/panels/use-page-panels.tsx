import { lazy, type ReactNode, useState } from 'react';
import { withWords } from '../../core/i18n/i18n.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import type { PanelsOf } from './stored-panels.ts';

const PanelsDialog = lazy(() => withWords(import('./panels-dialog.tsx'), 'page-panels'));

/** What opens the editor of all panels of a chapter; its code and words come then. Who may save it is for the server to say. */
export function usePagePanels(of: PanelsOf): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return {
    open: () => setIsOpen(true),
    dialog: isOpen && (
      <PagePart missing={<DialogMissing onClose={close} />}>
        <PanelsDialog {...of} onClose={close} />
      </PagePart>
    ),
  };
}
