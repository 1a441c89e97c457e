import { paths } from '@rawi/model/paths';
import type { Audit } from '@rawi/model/truth/audit';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { transparencyPage } from '../pages/transparency-page.ts';
import { countDecisions } from './count-decisions.ts';

let backend: EmulatedFirestore;
const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
beforeAll(async () => {
  backend = await emulatedFirestore('count-decisions');
});
beforeEach(() => {
  backend.clear();
  log.mockClear();
});
afterAll(() => backend.stop());

const on = (day: string) => new Date(`${day}T12:00:00Z`);
let entries = 0;
const decide = (day: string, action: Audit['action'], more: Partial<Audit> = {}) =>
  backend.firestore.doc(paths.audit(`entry-${(entries += 1)}`)).set({
    action,
    by: 'maha',
    at: on(day),
    about: 'users/x',
    reason: null,
    ...more,
  });
const month = async (name: string) => (await backend.firestore.doc(paths.decidedMonth(name)).get()).data();
const count = (day: string) => countDecisions(backend.firestore, on(day));

describe('the months of what was decided', () => {
  it('are counted from the log: this one each day, the one before until two days after its end', async () => {
    await decide('2026-01-20', 'closeAccount');
    expect(await count('2026-01-21')).toEqual(['2026-01']);
    await decide('2026-01-31', 'closeAccount');
    await decide('2026-02-01', 'reopenAccount');
    expect(await count('2026-02-01')).toEqual(['2026-02', '2026-01']);
    expect(await month('2026-01')).toMatchObject({ figures: { accounts: { closed: 2 } }, final: false });
    expect(await count('2026-02-04')).toEqual(['2026-02', '2026-01']);
    expect(await month('2026-01')).toMatchObject({ final: true });
    expect(await month('2026-02')).toMatchObject({ figures: { accounts: { closed: 0, reopened: 1 } } });
    expect(await count('2026-02-05')).toEqual(['2026-02']);
  });

  it('once they are final stay as they are, whatever becomes of what they counted', async () => {
    await decide('2026-01-19', 'reopenAccount');
    await decide('2026-01-20', 'closeAccount');
    await count('2026-02-04');
    await backend.firestore.doc(paths.audit(`entry-${entries}`)).delete();
    await count('2026-02-05');
    expect(await month('2026-01')).toMatchObject({ figures: { accounts: { closed: 1 } } });
  });

  it('before the first run are counted some a run, the newest first', async () => {
    await decide('2025-03-10', 'closeAccount');
    expect(await count('2026-01-10')).toHaveLength(6);
    expect(await month('2025-03')).toBeUndefined();
    expect(await count('2026-01-11')).toHaveLength(6);
    expect(await month('2025-03')).toMatchObject({ figures: { accounts: { closed: 1 } }, final: true });
    expect(await count('2026-01-12')).toEqual(['2026-01']);
  });

  it('count the notices that came, which are not known once they may have been deleted', async () => {
    const message = (id: string, kind: string, day: string) =>
      backend.firestore.doc(paths.message(id)).set({ kind, at: on(day) });
    await message('a', 'takedown', '2026-01-05');
    await message('b', 'contact', '2026-01-06');
    await message('c', 'takedown', '2025-12-31');
    await decide('2022-12-10', 'closeAccount');
    for (let run = 0; run < 8; run += 1) await count('2026-01-10');
    expect(await month('2026-01')).toMatchObject({ figures: { notices: { received: 1 } } });
    expect(await month('2022-12')).toMatchObject({ figures: { notices: { received: null } } });
  });

  it('are counted all the same where an entry cannot be read', async () => {
    await decide('2026-01-05', 'closeAccount');
    await backend.firestore.doc(paths.audit('bad')).set({ action: 'closeAccount', at: on('2026-01-06') });
    await count('2026-01-10');
    expect(await month('2026-01')).toMatchObject({ figures: { accounts: { closed: 1 } } });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('have their page built again, which names nobody', async () => {
    await decide('2026-01-05', 'closeAccount');
    await count('2026-01-10');
    expect(
      (await backend.firestore.collection(paths.invalidations()).get()).docs.map(({ id }) => id),
    ).toEqual(['transparency']);
    const page = await transparencyPage(backend.firestore);
    expect(page.payload).toMatchObject({
      months: [{ month: '2026-01', figures: { accounts: { closed: '1-4' } } }],
    });
    expect(JSON.stringify(page)).not.toContain('maha');
  });

  it('of an empty log are this one, with nothing in it', async () => {
    expect(await count('2026-01-10')).toEqual(['2026-01']);
    expect(await month('2026-01')).toMatchObject({
      figures: { removals: { rights: 0 }, waits: { notice: {} } },
    });
  });
});
