import { beforeEach, expect, it, vi } from 'vitest';
import { readList } from './read-list.ts';
import type { ListSource } from './use-list.ts';

const store = vi.hoisted(() => ({ sizes: [] as number[], asked: 0 }));
vi.mock('../firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('firebase/firestore', () => {
  const query = (...parts: readonly { skip?: number; size?: number }[]) => Object.assign({}, ...parts);
  return {
    collection: () => ({ withConverter: () => ({}) }),
    query,
    limit: (size: number) => ({ size }),
    startAfter: ({ at }: { at: number }) => ({ skip: at + 1 }),
    getDocs: async ({ skip = 0, size = 0 }: { skip?: number; size?: number }) => {
      store.asked += 1;
      store.sizes.push(size);
      const count = Math.max(0, Math.min(size, TOTAL - skip));
      const docs = Array.from({ length: count }, (_, index) => ({
        at: skip + index,
        ref: { path: `p${skip + index}` },
        data: () => ({ n: skip + index }),
      }));
      return { docs };
    },
  };
});
const TOTAL = 120;
const source = { path: 'p', name: 'all', constraints: [] } as unknown as ListSource<{ n: number }>;

beforeEach(() => {
  store.sizes = [];
  store.asked = 0;
});

it('a list is read to its end, as many at once as one query may return', async () => {
  const counted: number[] = [];
  const { items, isCut } = await readList(source, 500, (count) => counted.push(count));
  expect(items.map(({ data }) => data.n)).toEqual(Array.from({ length: TOTAL }, (_, at) => at));
  expect([isCut, counted, store.sizes]).toEqual([false, [50, 100, 120], [50, 50, 50]]);
});

it('no more of a list is read than was allowed', async () => {
  const { items, isCut } = await readList(source, 60, () => {});
  expect([items.length, isCut, store.asked]).toEqual([60, true, 2]);
});
