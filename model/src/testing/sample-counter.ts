import type { Counter } from '../truth/counter-clock.ts';
import { EPOCH } from './samples.ts';

/** An answer to a notice for which a chapter was taken down. */
export function sampleCounter(changes: Partial<Counter> = {}): Counter {
  return {
    kind: 'counter',
    work: 'The first chapter of Simurgh, https://rawi.test/ar/chapter/simurgh-1-ar.',
    takedownId: 'chapter:simurgh:simurgh-1-ar',
    name: 'Layla Haddad',
    email: 'layla@example.com',
    address: '5 Harbour Street, Haifa',
    phone: '+972 4 000 0000',
    mistake: true,
    jurisdiction: true,
    signature: 'Layla Haddad',
    locale: 'en',
    forwardedAt: null,
    state: 'open',
    at: EPOCH,
    expiresAt: null,
    ...changes,
  };
}
