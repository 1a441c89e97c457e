import type { IndexUsage } from '@rawi/emulator';
import { describe, expect, it } from 'vitest';
import { required } from '../support/running-site.ts';

const address = `http://${required('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${required('GCLOUD_PROJECT')}:indexUsage`;

describe('firestore.indexes.json', () => {
  it('has no composite index that the suite left unused', async () => {
    const response = await fetch(address);
    const { indexes }: { indexes: readonly IndexUsage[] } = await response.json();
    const unused = indexes
      .filter(({ queries }) => queries === 0)
      .map(({ collectionGroup, fields }) =>
        [collectionGroup, ...fields.map(({ fieldPath, mode }) => `${fieldPath} ${mode}`)].join(', '),
      );
    expect(indexes.length).toBeGreaterThan(0);
    expect(unused).toEqual([]);
  });
});
