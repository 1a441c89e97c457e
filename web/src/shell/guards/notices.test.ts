import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../core/i18n/i18n.ts';
import { showToast } from '../../core/lib/toast.ts';
import arabicSession from '../../member/session/session.ar.json' with { type: 'json' };
import englishSession from '../../member/session/session.en.json' with { type: 'json' };
import { showNotice } from './notices.ts';

vi.mock(import('../../core/lib/toast.ts'), async (original) => ({
  ...(await original()),
  showToast: vi.fn<typeof showToast>(() => Promise.resolve()),
}));

beforeAll(() => startI18n('en'));
beforeEach(() => void vi.mocked(showToast).mockClear());

it.each([
  ['en', englishSession, 'Close'],
  ['ar', arabicSession, 'إغلاق'],
] as const)('a notice is shown in the language of the address: %s', async (locale, words, closeLabel) => {
  const { title, text } = words.notices.translatorsOnly;
  await showNotice('translators-only', locale);
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    id: 'translators-only',
    title,
    message: text,
    closeLabel,
  });
});

it('a notice that is shown again replaces the first', async () => {
  await showNotice('translators-only', 'en');
  await showNotice('translators-only', 'ar');
  const ids = vi.mocked(showToast).mock.calls.map(([{ id }]) => id);
  expect(new Set(ids).size).toBe(1);
});
