import { CLOSING_REASON_TEXTS } from '@rawi/model/lists/closing-reason-texts';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setFirebaseSettings } from '../../core/firebase/env.ts';
import { loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { ClosedAccount } from './closed-account.tsx';

beforeAll(async () => {
  setFirebaseSettings(
    JSON.stringify({
      projectId: 'p',
      apiKey: 'k',
      storageBucket: 'b',
      uploadsBucket: 'u',
      contactAddress: 'help@rawi.test',
    }),
  );
  await startI18n('en');
  await loadWords('en', 'session');
});
afterEach(cleanup);

function show(facts: Parameters<typeof ClosedAccount>[0]) {
  const router = createMemoryRouter([{ path: '*', element: <ClosedAccount {...facts} /> }], {
    initialEntries: ['/en/login'],
  });
  render(<RouterProvider router={router} />);
}

describe('the owner of a closed account', () => {
  it('reads the reason, and the address to write to', () => {
    show({ reason: 'spam' });
    expect(screen.getByText(CLOSING_REASON_TEXTS.spam.en)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'help@rawi.test' }).getAttribute('href')).toBe(
      'mailto:help@rawi.test',
    );
    expect(screen.queryByRole('link', { name: /notice/ })).toBeNull();
  });

  it('reads, for rights, where an answer to a notice is explained, and the admin’s note', () => {
    show({ reason: 'rights', note: 'ثلاثة بلاغات' });
    expect(screen.getByRole('link', { name: /notice/ }).getAttribute('href')).toBe('/en/DMCA');
    expect(screen.getByText('ثلاثة بلاغات').getAttribute('dir')).toBe('auto');
  });
});
