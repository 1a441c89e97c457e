import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { isClosed, isMuted } from './is-muted.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('is-muted');
});
beforeEach(() => backend.clear());
afterAll(() => backend.stop());

const NOW = new Date('2026-01-01T12:00:00Z');
const SECOND_AGO = new Date(NOW.getTime() - 1000);
const IN_A_SECOND = new Date(NOW.getTime() + 1000);
const CLOSED = { reason: 'rights', at: SECOND_AGO };

describe('an account whose inbox says', () => {
  it.each([
    ['nothing', undefined, { muted: false, closed: false }],
    ['no end of a mute', { unread: 0 }, { muted: false, closed: false }],
    ['a mute that goes on', { unread: 0, mutedUntil: IN_A_SECOND }, { muted: true, closed: false }],
    ['a mute that ends now', { unread: 0, mutedUntil: NOW }, { muted: false, closed: false }],
    ['that admins have closed it', { unread: 0, closed: CLOSED }, { muted: true, closed: true }],
    [
      'that it is closed, and a mute that is over',
      { unread: 0, closed: CLOSED, mutedUntil: SECOND_AGO },
      { muted: true, closed: true },
    ],
  ])('%s is held back only while that lasts', async (_, inbox, expected) => {
    const { firestore } = backend;
    if (inbox) await firestore.doc(paths.inbox('layla')).set(inbox);
    const found = await firestore.runTransaction(async (transaction) => ({
      muted: await isMuted(transaction, firestore, 'layla', NOW),
      closed: await isClosed(transaction, firestore, 'layla'),
    }));
    expect(found).toEqual(expected);
  });
});
