import type { IndexUsage } from '@rawi/emulator';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../support/rules-environment.ts';
import { required } from '../support/running-site.ts';

/** The site's own, and the one in which rules are tried: both are answered by the indexes of this repository. */
const projects = [required('GCLOUD_PROJECT'), PROJECT];

async function usageOf(project: string): Promise<readonly IndexUsage[]> {
  const host = required('FIRESTORE_EMULATOR_HOST');
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:indexUsage`);
  const { indexes }: { indexes: readonly IndexUsage[] } = await response.json();
  return indexes;
}

const name = ({ collectionGroup, fields }: IndexUsage) =>
  [collectionGroup, ...fields.map(({ fieldPath, mode }) => `${fieldPath} ${mode}`)].join(', ');

describe('firestore.indexes.json', () => {
  it('has no composite index that the suite left unused', async () => {
    const indexes = (await Promise.all(projects.map(usageOf))).flat();
    const used = new Set(indexes.filter(({ queries }) => queries > 0).map(name));
    expect(used.size).toBeGreaterThan(0);
    expect(indexes.map(name).filter((each) => !used.has(each))).toEqual([]);
  });
});
