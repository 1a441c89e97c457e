import { lazy, type ReactNode, useCallback, useState } from 'react';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';

/** Lazy: few change it. */
const AgeDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./age-dialog.tsx'), loadWords(visitLocale(), 'age')]);
  return dialog;
});

interface AgeButtonProps {
  readonly className?: string | undefined;
  /** What stands on it; “Age and content” where nothing is said. */
  readonly children?: ReactNode;
}

/** Opens what is said of ages and content, with the way to change it. */
export function AgeButton({ className, children }: AgeButtonProps) {
  const t = useWords('shell');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
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
