import { paths, storagePaths } from '@rawi/model/paths';
import { textSweepSchema } from '@rawi/model/truth/chapter-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { healthySite } from '../testing/patient.ts';
import { saveBlock, saveList } from '../texts/text-files.ts';
import type { Finding } from './check.ts';
import { TEXTS_LOST } from './checks/texts-lost.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('doctor-texts-lost');
});
afterAll(() => backend.stop());

it.each([
  ['its list', /list\.gz$/],
  ['a block', /chapters\.gz$/],
  ['a shard', /0\.gz$/],
])(
  'an index of texts of which %s is lost is named, without another file being read, and mended',
  async (_what, lost) => {
    const { patient, desk } = await healthySite(backend);
    const found = async () => {
      const findings: Finding[] = [];
      for await (const finding of TEXTS_LOST.find(patient)) findings.push(finding);
      return findings;
    };
    const { bucket } = desk;
    const large = { folder: '0123456789abcdef', firsts: ['sea'] };
    const block = await saveBlock(bucket, []);
    const list = await saveList(bucket, { large, small: null, blocks: [block] });
    const shard = `${storagePaths.textFolder(large.folder)}/0.gz`;
    await bucket.save(shard, Buffer.from(''), { contentType: '', cacheControl: '', metadata: {} });
    const none = { gone: [], small: 0, merging: null, left: [], mergedAt: patient.now() };
    const sweep = backend.firestore.doc(paths.textSweep());
    await sweep.set({ ...none, list, next: 1 });
    expect(await found()).toEqual([]);

    for (const path of bucket.paths().filter((each) => lost.test(each))) bucket.files.delete(path);
    bucket.reads.length = 0;
    const [finding] = await found();
    expect(finding).toMatchObject({ id: paths.textSweep(), problem: expect.stringContaining('misses 1 of') });
    expect(bucket.reads.length).toBeLessThanOrEqual(1);
    await finding?.repair?.();
    expect(await found()).toEqual([]);
    expect(
      textSweepSchema.parse({ ...(await sweep.get()).data(), mergedAt: patient.now(), left: [] }),
    ).toMatchObject({
      mended: 1,
      again: '',
    });
  },
);
