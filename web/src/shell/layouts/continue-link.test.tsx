import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepSessionHint } from '../../core/session/session-hint.ts';
import { continueReadingHint } from '../../domains/history/continue-reading-hint.ts';
import { forgetDeviceHistory, keepOnDevice } from '../../domains/history/device-history.ts';
import { anEntry } from '../../testing/read-entry.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { ContinueLink } from './continue-link.tsx';

beforeAll(() => speak('shell'));
beforeEach(() => {
  localStorage.clear();
  forgetDeviceHistory();
});
afterEach(cleanup);

const found = (locale: 'en' | 'ar') => {
  show(<ContinueLink />, `/${locale}/comics`);
  return screen.queryByRole('link', { name: wordsOf('shell')('keepReading', {}, locale) });
};

it.each(['en', 'ar'] as const)('%s: the header leads on for a visitor who has read something', (locale) => {
  keepOnDevice(anEntry('one', 1));
  expect(found(locale)?.getAttribute('href')).toBe(`/${locale}#continue`);
});

it('the header has no way on for whoever has read nothing', () => {
  expect(found('en')).toBeNull();
});

it('the header goes by the account that is here, not by what a visitor has read', () => {
  keepOnDevice(anEntry('one', 1));
  keepSessionHint({ uid: 'layla', authTime: 1, roles: [] });
  expect(found('en')).toBeNull();
  cleanup();
  continueReadingHint.keep({ uid: 'layla' });
  expect(found('en')).not.toBeNull();
});
