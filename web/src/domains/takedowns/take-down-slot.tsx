import { lazy } from 'react';
import { mayReview } from '../../core/session/may-review.ts';
import { useSession } from '../../core/session/session.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import type { TakeDownMenuProps } from './take-down-menu.tsx';

const TakeDownMenu = lazy(() => import('./take-down-menu.tsx'));

/**
 * The slot for what reviewers may take down: they have a menu there, and nobody else loads any of its code or
 * words.
 */
export function TakeDownSlot(props: TakeDownMenuProps) {
  if (!mayReview(useSession())) return null;
  return (
    <PagePart missing={null}>
      <TakeDownMenu {...props} />
    </PagePart>
  );
}
