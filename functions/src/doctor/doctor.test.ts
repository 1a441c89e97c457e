import { pageIds } from '@rawi/model/page-ids';
import { countTargets } from '@rawi/model/truth/counts';
import { paths } from '@rawi/model/paths';
import { reservationKeys } from '@rawi/model/truth/reservation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { healthySite, THERE, type TreatedSite } from '../testing/patient.ts';
import { CHECKS } from './checks.ts';
import { look, repairAll } from './look.ts';
import { readsOf, sizesOf } from './sizes.ts';
import { tableOf } from './table.ts';

let backend: EmulatedFirestore;
let site: TreatedSite;
beforeAll(async () => {
  backend = await emulatedFirestore('doctor');
});
beforeEach(async () => {
  site = await healthySite(backend);
});
afterAll(() => backend.stop());

const { comicId, publisherId, translatorId, reader } = THERE;
const at = (path: string) => backend.firestore.doc(path);
const found = async (all = true) => {
  const findings = await look({ ...site.patient, all });
  return findings.map(({ check, id }) => `${check} ${id}`).toSorted();
};

describe('a site where nothing is wrong', () => {
  it('has no finding, neither in a sample nor in all', async () => {
    expect(await found(false)).toEqual([]);
    expect(await found(true)).toEqual([]);
  });
});
