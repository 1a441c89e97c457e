import { lazy, type ReactNode, useState } from 'react';
import { withWords } from '../../core/i18n/i18n.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import type { ProofreadProps } from './proofread-dialog.tsx';

const ProofreadDialog = lazy(() =>
  withWords(
    import('./proofread-dialog.tsx').then((part) => ({ default: part.ProofreadDialog })),
    'suggestions',
  ),
);

type Opened = Omit<ProofreadProps, 'onClose'>;

/** What opens the proofreading of a chapter; its code and words come then. */
export function useProofread(onClosed?: () => void): {
  readonly open: (at: Opened) => void;
  readonly dialog: ReactNode;
} {
  const [opened, setOpened] = useState<Opened>();
  const close = () => {
    setOpened(undefined);
    onClosed?.();
  };
  return {
    open: setOpened,
    dialog: opened && (
      <PagePart missing={<DialogMissing onClose={close} />}>
        <ProofreadDialog {...opened} onClose={close} />
      </PagePart>
    ),
  };
}
