import { EPOCH } from '@rawi/model/testing/samples';
import type { Takedown } from '@rawi/model/truth/takedown';

/** A comic that somebody who holds the rights has had taken down, right after the decision. */
export function sampleTakedown(changes: Partial<Takedown> = {}): Takedown {
  return {
    target: { kind: 'comic', comicId: 'simurgh' },
    shown: { title: 'Simurgh', names: {}, number: null, language: null, slug: null },
    whose: null,
    reason: 'rights',
    note: null,
    by: null,
    at: EPOCH,
    messageId: null,
    state: 'running',
    returned: null,
    done: 0,
    total: 3,
    sealedUntil: EPOCH,
    requestId: 'decision',
    way: 'down',
    step: 'documents',
    cursor: null,
    tries: 0,
    error: null,
    lease: null,
    dueAt: EPOCH,
    ...changes,
  };
}
