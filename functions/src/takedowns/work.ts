import { TAKEDOWN_OVERDUE_SECONDS, type Takedown } from '@rawi/model/truth/takedown';
import { later, notBegun } from '../data/lease.ts';

/** The work of a task at the beginning of a take-down or of its return. */
export function newTakedownWork(
  way: Takedown['way'],
  now: Date,
): Pick<Takedown, 'state' | 'way' | 'step' | 'done' | 'cursor' | 'tries' | 'error' | 'lease' | 'dueAt'> {
  return {
    state: way === 'down' ? 'running' : 'returning',
    way,
    // A take-down removes documents before files; a return restores files first.
    step: way === 'down' ? 'documents' : 'files',
    done: 0,
    cursor: null,
    ...notBegun(later(now, TAKEDOWN_OVERDUE_SECONDS)),
  };
}
