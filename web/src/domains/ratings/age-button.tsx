import { lazy, useCallback, useState } from 'react';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';

/** Lazy: few change it. */
const AgeDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./age-dialog.tsx'), loadWords(visitLocale(), 'age')]);
  return dialog;
});

/** Opens the dialog about ages and content, where what is shown can be changed. */
export function AgeButton({ className }: { readonly className?: string | undefined }) {
  const t = useWords('shell');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {t('ageAndContent')}
      </button>
      {isOpen && (
        <PagePart missing={<DialogMissing onClose={close} />}>
          <AgeDialog onClose={close} />
        </PagePart>
      )}
    </>
  );
}
