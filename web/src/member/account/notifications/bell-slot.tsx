import { lazy } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { PagePart } from '../../../core/ui/page-part.tsx';
import classes from './bell-slot.module.css';

const Bell = lazy(() => import('./bell.tsx'));

/** The header's slot of the bell: visitors get neither the bell nor its code. */
export function BellSlot() {
  const session = useSession();
  const place = <span className={classes.place} data-for="account" />;
  // Prerendered for everybody: boot.js removes it for a visitor.
  if (import.meta.env.SSR || session.state === 'unknown') return place;
  if (session.state === 'signed-out') return null;
  return (
    <PagePart fallback={place} missing={place}>
      <Bell key={session.user.uid} uid={session.user.uid} />
    </PagePart>
  );
}
