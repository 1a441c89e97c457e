import { lazy } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { PagePart } from '../../../core/ui/page-part.tsx';
import classes from './bell-slot.module.css';

const Bell = lazy(() => import('./bell.tsx'));

/** The header's place of the bell: the signed-in have one; a visitor has none, and none of its code. */
export function BellSlot() {
  const session = useSession();
  const place = <span className={classes.place} data-for="account" />;
  // Drawn by the build, for whoever comes: boot.js takes it away for a visitor.
  if (import.meta.env.SSR || session.state === 'unknown') return place;
  if (session.state === 'signed-out') return null;
  return (
    <PagePart fallback={place} missing={place}>
      <Bell key={session.user.uid} uid={session.user.uid} />
    </PagePart>
  );
}
