import { lazy, type ReactNode, useState } from 'react';
import { withWords } from '../../core/i18n/i18n.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import type { TextDialogProps } from './text-dialog.tsx';

const TextDialog = lazy(() => withWords(import('./text-dialog.tsx'), ['writing', 'script']));

interface TextEditorOptions extends Omit<TextDialogProps, 'onClose'> {
  /** Whether it is open from the beginning, as a link that leads to it says. */
  readonly isOpen?: boolean;
  readonly onClosed?: () => void;
}

/** What opens the writing of a chapter's text; its code and words come then. Who may write it is for the server to say. */
export function useTextEditor({ isOpen: isFirst = false, onClosed, ...of }: TextEditorOptions): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const [isOpen, setIsOpen] = useState(isFirst);
  const close = () => {
    setIsOpen(false);
    onClosed?.();
  };
  return {
    open: () => setIsOpen(true),
    dialog: isOpen && (
      <PagePart missing={<DialogMissing onClose={close} />}>
        <TextDialog {...of} onClose={close} />
      </PagePart>
    ),
  };
}
