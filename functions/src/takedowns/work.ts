import { TAKEDOWN_OVERDUE_SECONDS, type Takedown } from '@rawi/model/truth/takedown';
import { later } from '../data/lease.ts';

/** What a task goes on with: all that a take-down says of its work, from the beginning of a way. */
export function newTakedownWork(
  way: Takedown['way'],
  now: Date,
): Pick<Takedown, 'state' | 'way' | 'step' | 'done' | 'cursor' | 'tries' | 'error' | 'lease' | 'dueAt'> {
  return {
    state: way === 'down' ? 'running' : 'returning',
    way,
    // What goes, goes from pages before its files are moved; what comes back has its files first.
    step: way === 'down' ? 'documents' : 'files',
    done: 0,
    cursor: null,
    tries: 0,
    error: null,
    lease: null,
    dueAt: later(now, TAKEDOWN_OVERDUE_SECONDS),
  };
}
