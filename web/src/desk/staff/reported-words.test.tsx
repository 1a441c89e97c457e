import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords, startI18n } from '../../core/i18n/i18n.ts';
import ReportedWords from './reported-words.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadLanguages('ar');
  await loadWords('en', 'staff');
  await loadWords('ar', 'staff');
});
afterEach(cleanup);

const INSULT = { version: 1, text: 'You are a fool', reports: 2 };
async function show(locale: 'en' | 'ar', reported: readonly (typeof INSULT)[], now?: string) {
  const element = <ReportedWords reported={reported} {...(now !== undefined && { now })} />;
  const router = createMemoryRouter([{ path: '/:locale', element }], { initialEntries: [`/${locale}`] });
  const { container } = render(<RouterProvider router={router} />);
  await screen.findAllByText(/./);
  const texts = (name: string) => [...container.querySelectorAll(name)].map((each) => each.textContent);
  return { container, went: texts('del'), came: texts('ins'), said: texts('blockquote') };
}

describe('the reported text of a comment', () => {
  it('shows the words removed and added since', async () => {
    const { went, came, container } = await show('en', [INSULT], 'You are a star');
    expect([went, came]).toEqual([['fool'], ['star']]);
    expect(screen.getByText('Changed since 2 readers reported it')).toBeTruthy();
    expect(container.querySelector('del')?.getAttribute('aria-label')).toBe('As reported');
    expect(container.querySelector('blockquote')?.dir).toBe('auto');
  });

  it('is shown in Arabic with its own direction and language', async () => {
    const arabic = { version: 1, text: 'قصة سخيفة جدًا', reports: 3 };
    const { went, came, container } = await show('ar', [arabic], 'قصة جميلة جدًا');
    expect([went, came]).toEqual([['سخيفة'], ['جميلة']]);
    expect(screen.getByText('تغيّر بعد أن أبلغ عنه ٣ قرّاء')).toBeTruthy();
    expect(container.querySelector('blockquote')?.lang).toBe('ar');
  });

  it('is shown whole if its author has deleted the comment', async () => {
    const { went, said } = await show('en', [INSULT, { ...INSULT, version: 2, text: 'Fools', reports: 1 }]);
    expect([went, said]).toEqual([[], ['You are a fool', 'Fools']]);
    expect(screen.getByText('As 1 reader reported it')).toBeTruthy();
  });

  it('is not shown if the comment still says the same', async () => {
    const other = { version: 2, text: 'Fools', reports: 1 };
    const { said } = await show('en', [INSULT, other], INSULT.text);
    expect(said).toHaveLength(1);
  });
});
