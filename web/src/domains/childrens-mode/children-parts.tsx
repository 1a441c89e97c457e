import { lazy } from 'react';
import { loadWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { useChildrensMode } from '../settings/wish.ts';

/** What pages show in the mode for children alone. Lazy: most devices are never in it. */
const loadAge = () => loadWords(visitLocale(), 'age');
const Sign = lazy(async () => {
  const [sign] = await Promise.all([import('./childrens-sign.tsx'), loadAge()]);
  return { default: sign.ChildrensSign };
});
const Kept = lazy(async () => {
  const [kept] = await Promise.all([import('./not-for-children.tsx'), loadAge()]);
  return { default: kept.NotForChildren };
});

/** The sign that this device is in the mode for children; nothing where it is not. */
export function SignSlot() {
  return (
    useChildrensMode() && (
      <PagePart missing={null}>
        <Sign />
      </PagePart>
    )
  );
}

/** What stands in the place of a comic's page that is kept back. */
export function KeptBack() {
  return (
    <PagePart>
      <Kept />
    </PagePart>
  );
}
