import { beforeEach, expect, it, vi } from 'vitest';
import { callAccount } from '../../core/session/account-calls.ts';
import { loadPersonalData } from './personal-data.ts';

vi.mock('../../core/session/account-calls.ts', () => ({ callAccount: vi.fn() }));
const call = vi.mocked(callAccount);
beforeEach(() => void call.mockReset());

const account = {
  uid: 'layla',
  email: 'layla@example.com',
  emailVerified: true,
  createdAt: '2026',
  roles: [],
};
const page = (documents: Record<string, object>, next: string | null) =>
  ({ exportedAt: '2026-01-01T00:00:00Z', account, documents, next }) as never;

it('the pages of an export become one readable file, each document once', async () => {
  call.mockResolvedValueOnce(
    page({ 'users/layla': { fullName: 'ليلى', settings: { dataSaver: false } } }, 'a'),
  );
  call.mockResolvedValueOnce(page({ 'files/one': { uid: 'layla' }, 'users/layla/saved/a': {} }, 'b'));
  call.mockResolvedValueOnce(page({ 'files/one': { uid: 'layla' } }, null));
  const counted: number[] = [];
  const { file, day } = await loadPersonalData((documents) => counted.push(documents));
  expect(JSON.parse(await file.text())).toEqual({
    exportedAt: '2026-01-01T00:00:00Z',
    account,
    documents: {
      'users/layla': { fullName: 'ليلى', settings: { dataSaver: false } },
      'files/one': { uid: 'layla' },
      'users/layla/saved/a': {},
    },
  });
  expect([day, counted]).toEqual(['2026-01-01', [1, 3, 3]]);
  expect(call.mock.calls.map(([request]) => request)).toEqual([
    { action: 'downloadData' },
    { action: 'downloadData', cursor: 'a' },
    { action: 'downloadData', cursor: 'b' },
  ]);
});

it('an export with a missing page fails', async () => {
  call.mockResolvedValueOnce(page({}, 'a'));
  call.mockRejectedValueOnce(new Error('away'));
  await expect(loadPersonalData(() => {})).rejects.toThrow('away');
});
