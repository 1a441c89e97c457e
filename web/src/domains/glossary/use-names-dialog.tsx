import { Button } from '@mantine/core';
import { lazy, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { withWords } from '../../core/i18n/i18n.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import type { NamesOf } from './names-of.ts';

const NamesDialog = lazy(() => withWords(import('./names-dialog.tsx'), 'glossary'));

/** What opens the names of a comic; its code and words come then. Who may change them is for the server to say. */
export function useNamesDialog(of: NamesOf): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return {
    open: () => setIsOpen(true),
    dialog: isOpen && (
      <PagePart missing={<DialogMissing onClose={close} />}>
        <NamesDialog {...of} onClose={close} />
      </PagePart>
    ),
  };
}

/** A button that opens the names of a comic. Its dialog lies outside of the form around it, since no form may lie in another. */
export function NamesButton({ label, ...of }: NamesOf & { readonly label: string }) {
  const { open, dialog } = useNamesDialog(of);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {dialog && createPortal(dialog, document.body)}
    </>
  );
}
