import { expect, it, vi } from 'vitest';
import { uploadHeaders } from './upload-headers.ts';

const said = vi.hoisted(() => ({
  person: vi.fn<(isRenewed: boolean) => Promise<string>>(),
  site: vi.fn<() => Promise<string | undefined>>(),
  isSignedIn: true,
}));
vi.mock('../../core/firebase/auth.ts', () => ({
  firebaseAuth: () => ({ currentUser: said.isSignedIn ? { getIdToken: said.person } : null }),
}));
vi.mock('../../core/firebase/app-check-token.ts', () => ({ appCheckToken: said.site }));

it('a request to Storage says who sends it, with a new token where one was refused, and from which site', async () => {
  said.person.mockImplementation(async (isRenewed) => (isRenewed ? 'new' : 'old'));
  said.site.mockResolvedValue('site');
  expect(await uploadHeaders(false)).toEqual({
    Authorization: 'Firebase old',
    'X-Firebase-AppCheck': 'site',
  });
  said.site.mockResolvedValue(undefined);
  expect(await uploadHeaders(true)).toEqual({ Authorization: 'Firebase new' });
  said.isSignedIn = false;
  expect(await uploadHeaders(false)).toEqual({});
});
