import { lazy, useState } from 'react';
import { withWords } from '../../core/i18n/i18n.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { useChildrensMode } from '../settings/wish.ts';

/** Lazy: most devices are never in the mode for children. */
const Part = lazy(() => withWords(import('./childrens-part.tsx'), 'age'));

/** The sign that this device is in the mode for children; nothing where it is not. */
export function SignSlot() {
  const isOn = useChildrensMode();
  // Its dialog says that the mode has ended, and needs it until then.
  const [isOpen, setOpen] = useState(false);
  return (
    (isOn || isOpen) && (
      <PagePart missing={null}>
        <Part is="sign" onOpenChange={setOpen} />
      </PagePart>
    )
  );
}

/** What stands in the place of a comic's page that is kept back. */
export const KeptBack = () => (
  <PagePart>
    <Part is="page" />
  </PagePart>
);
