import type { Term } from '@rawi/model/truth/glossary';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentState } from '../../core/data/documents.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { NamesCheck } from './names-check.tsx';
import { useNames } from './use-glossary.ts';

vi.mock('../../core/lib/report-error.ts', () => ({ report: () => {} }));
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}) }));
vi.mock('./names-dialog.tsx', () => ({
  default: ({ comicId }: { comicId: string }) => `names of ${comicId}`,
}));
type Follow = (
  reference: object,
  next: (state: DocumentState<{ version: number; terms: readonly Term[] }>) => void,
  fail: () => void,
) => () => void;
const follow = vi.hoisted(() => vi.fn<Follow>());
vi.mock('../../core/data/documents.ts', () => ({
  documentAt: (path: (id: string) => string) => (id: string) => ({ path: path(id) }),
  followDocument: follow,
}));

const terms: readonly Term[] = [
  { id: 'gate', kind: 'place', renderings: { en: 'Salt Gate', ar: 'باب الملح' } },
  { id: 'ziad', kind: 'person', renderings: { en: 'Ziad', ar: 'زياد' } },
];
const w = wordsOf('glossary');
beforeAll(() => speak('glossary', 'shell'));
beforeEach(() => {
  signIn({ uid: 'layla', roles: ['translator'] });
  follow.mockReset().mockImplementation((_, next) => {
    next({ state: 'ready', data: { version: 1, terms } });
    return () => {};
  });
});
afterEach(cleanup);

const onGo = vi.fn<(page: number, item: number) => void>();
const said = (words: string, who?: string) => ({ words, ...(who !== undefined && { who }) });
type Pages = Parameters<typeof NamesCheck>[0]['pages'];
const check = (pages: Pages, language: 'en' | 'ar' = 'en', address = '/en') =>
  show(<NamesCheck pages={pages} comicId="salt" language={language} onGo={onGo} />, address);

describe('the check of names', () => {
  it('says what is kept otherwise once, and goes to each of its places', async () => {
    check([[said('Where is Ziyad?')], [said('Here.'), said('No, Ziyad is gone.')]]);
    const finding = (await screen.findByText(w('check.lead'))).nextElementSibling;
    expect(finding?.querySelectorAll('li')).toHaveLength(1);
    expect(finding?.textContent).toContain(`Ziyad ${w('check.keptAs')} Ziad`);
    expect(screen.getByText('Ziad').getAttribute('lang')).toBe('en');
    const name = '\u2068Ziyad\u2069';
    fireEvent.click(screen.getByRole('button', { name: w('check.goTo', { name, page: '2', place: '2' }) }));
    expect(onGo).toHaveBeenCalledWith(2, 2);
  });

  it('says how many ways there are to write a name that nobody keeps, in Arabic too', async () => {
    const pages = [[said('نعم.', 'ميسان'), said('لا.', 'مايسان'), said('لا.', 'ميسان')]];
    check(pages, 'ar', '/ar');
    expect(await screen.findByText(new RegExp(w('check.ways_two', {}, 'ar')))).toBeTruthy();
    expect(screen.getByText('مايسان').getAttribute('lang')).toBe('ar');
  });

  it('says that all is well, and opens the names', async () => {
    check([[said('Ziad is at the Salt Gate.')]]);
    expect(await screen.findByText(w('check.fine'))).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: w('check.list') }).click());
    expect(await screen.findByText('names of salt')).toBeTruthy();
  });

  it('says that nothing was compared where the names do not come', async () => {
    follow.mockImplementation((_, __, fail) => {
      fail();
      return () => {};
    });
    check([[said('Ziyad!')]]);
    expect(await screen.findByText(w('check.failed'))).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

describe('names that are offered', () => {
  function Offered({ language }: { readonly language: 'en' | 'fr' }) {
    return <output>{useNames('salt', language).join(', ')}</output>;
  }

  it('are persons first, in the language of the text', async () => {
    show(<Offered language="en" />);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ziad, Salt Gate'));
    cleanup();
    show(<Offered language="fr" />);
    await waitFor(() => expect(follow).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
