import { lazy, type ReactNode, useCallback, useState } from 'react';
import { useWords, withWords } from '../../core/i18n/i18n.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';

/** Lazy: few change it. */
const AgeDialog = lazy(() => withWords(import('./age-dialog.tsx'), 'age'));

interface AgeButtonProps {
  readonly className?: string | undefined;
  /** What stands on it; “Age and content” where there is nothing. */
  readonly children?: ReactNode;
  /** Whether the dialog is open: what holds the button stays as long. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Opens the dialog about ages and content, where what is shown can be changed. */
export function AgeButton({ className, children, onOpenChange }: AgeButtonProps) {
  const t = useWords('shell');
  const [isOpen, setOpen] = useState(false);
  const change = useCallback(
    (opens: boolean) => {
      setOpen(opens);
      onOpenChange?.(opens);
    },
    [onOpenChange],
  );
  const close = useCallback(() => change(false), [change]);
  return (
    <>
      <button type="button" className={className} onClick={() => change(true)}>
        {children ?? t('ageAndContent')}
      </button>
      {isOpen && (
        <PagePart missing={<DialogMissing onClose={close} />}>
          <AgeDialog onClose={close} />
        </PagePart>
      )}
    </>
  );
}
