import { LIMITS } from '@rawi/model/limits';
import type { Language } from '@rawi/model/lists/languages';
import type { Term } from '@rawi/model/truth/glossary';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentState } from '../../core/data/documents.ts';
import type { ProblemCode } from '../../core/forms/problem-text.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { described, field, fill, show, speak, wordsOf } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';
import NamesDialog from './names-dialog.tsx';

interface Stored {
  readonly version: number;
  readonly terms: readonly Term[];
}

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/translator-calls.ts', () => ({ callTranslators: call }));
const mayChange = vi.hoisted(() => vi.fn<() => boolean | undefined>());
vi.mock('./use-may-change.ts', () => ({ useMayChange: mayChange }));
vi.mock('../../core/lib/report-error.ts', () => ({ report: () => {} }));
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}) }));
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
type Follow = (
  reference: object,
  next: (state: DocumentState<Stored>) => void,
  fail: () => void,
) => () => void;
const follow = vi.hoisted(() => vi.fn<Follow>());
vi.mock('../../core/data/documents.ts', () => ({
  documentAt: (path: (id: string) => string) => (id: string) => ({ path: path(id) }),
  followDocument: follow,
}));

const ziad: Term = {
  id: 'ziad',
  kind: 'person',
  renderings: { en: 'Ziad', ar: 'زياد' },
  note: 'The boatman.',
};
const gate: Term = { id: 'gate', kind: 'place', renderings: { ar: 'باب الملح' } };
/** What is stored arrives, and arrives again whenever it changes. */
let arrive: (state: DocumentState<Stored>) => void;
const stored = (version: number, ...terms: readonly Term[]) =>
  act(() => arrive({ state: 'ready', data: { version, terms } }));

const w = wordsOf('glossary');
beforeAll(() => speak('glossary', 'shell'));
beforeEach(() => {
  sessionStorage.clear();
  signIn({ uid: 'layla', roles: ['translator'] });
  call.mockReset().mockResolvedValue({ version: 2 });
  mayChange.mockReset().mockReturnValue(true);
  follow.mockReset().mockImplementation((_, next) => {
    arrive = next;
    return () => {};
  });
});
afterEach(cleanup);

async function open(address = '/en', language?: Language) {
  const shown = show(<NamesDialog comicId="salt" language={language} onClose={() => {}} />, address);
  await waitFor(() => expect(follow).toHaveBeenCalled());
  return shown;
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const names = (key: string, name: string, locale: 'en' | 'ar' = 'en') =>
  w(key, { name: `\u2068${name}\u2069` }, locale);
const refuse = (code: ProblemCode) => call.mockRejectedValueOnce(new SendingError({ code }, undefined));

describe('the names of a comic', () => {
  it('are loaded, and are tried again where they do not come', async () => {
    await open();
    expect(screen.getByText(w('loading'))).toBeTruthy();
    act(() => arrive({ state: 'failed' }));
    expect(screen.getByRole('alert').textContent).toContain(w('failed'));
    await press(w('retry'));
    await waitFor(() => expect(follow).toHaveBeenCalledTimes(2));
    act(() => arrive({ state: 'missing' }));
    expect(screen.getByText(w('none'))).toBeTruthy();
  });

  it('are listed by what they name, each in its language and direction', async () => {
    await open();
    stored(1, gate, ziad);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      w('groups.person'),
      w('groups.place'),
    ]);
    expect(screen.getByText('زياد').closest('[lang]')?.getAttribute('lang')).toBe('ar');
    expect(screen.getByText('زياد').tagName).toBe('BDI');
    expect(screen.getByText('The boatman.').getAttribute('lang')).toBe('en');
    expect(screen.getByText(w('row.missing'))).toBeTruthy();
    expect(screen.getByText(w('count_other', { number: '2' }))).toBeTruthy();
  });

  it('have room for the language of a chapter beside the two', async () => {
    await open('/en', 'fr');
    stored(1);
    await press(w('add'));
    expect(field('fr')).toBeTruthy();
    expect(document.querySelector('[name="de"]')).toBeNull();
  });

  it('are found in either script, and a search is emptied by Escape', async () => {
    await open();
    stored(1, ziad, gate);
    const search = screen.getByRole('textbox', { name: w('search.label') });
    fireEvent.change(search, { target: { value: 'زيـاد' } });
    expect(screen.getByText(w('search.found_one', { number: '1' }))).toBeTruthy();
    expect(screen.queryByText('باب الملح')).toBeNull();
    expect(fireEvent.keyDown(search, { key: 'Escape' })).toBe(false);
    expect(screen.getByText('باب الملح')).toBeTruthy();
    expect(fireEvent.keyDown(search, { key: 'Escape' })).toBe(true);
  });

  it('are only read by who has not translated any of it', async () => {
    mayChange.mockReturnValue(false);
    await open();
    stored(1, ziad);
    expect(screen.getByText(w('leadOnly'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: w('add') })).toBeNull();
    expect(screen.queryByRole('button', { name: names('row.editOf', 'Ziad') })).toBeNull();
  });

  it('are no more than there is room for', async () => {
    await open();
    stored(1, ...Array.from({ length: LIMITS.glossary.terms }, (_, at) => ({ ...gate, id: `gate-${at}` })));
    expect(screen.getByRole('button', { name: w('add') })).toHaveProperty('disabled', true);
    expect(screen.getByText(w('full'))).toBeTruthy();
  });
});

describe('a name', () => {
  it('is added in both languages, and the form stays for the next', async () => {
    await open();
    stored(4, gate);
    await press(w('add'));
    expect(document.activeElement).toBe(field('en'));
    fill('en', '  Maysan  of Salt ');
    fill('ar', 'ميسان');
    fill('note', 'She keeps the light.');
    call.mockResolvedValueOnce({ version: 5 });
    await press(w('form.save'));
    expect(call).toHaveBeenCalledWith({
      action: 'setTerm',
      comicId: 'salt',
      version: 4,
      term: {
        id: expect.any(String),
        kind: 'person',
        renderings: { en: 'Maysan of Salt', ar: 'ميسان' },
        note: 'She keeps the light.',
      },
    });
    expect(screen.getByText(names('done.added', 'Maysan of Salt'))).toBeTruthy();
    expect(field('en').value).toBe('');
    expect(document.activeElement).toBe(field('en'));
    // The listener has not brought the first, and one's own change is seen already.
    fill('en', 'Ziad');
    await press(w('form.save'));
    expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ version: 5 }));
  });

  it('needs a language, and has its length', async () => {
    await open();
    stored(1);
    await press(w('add'));
    await press(w('form.save'));
    expect(described(field('en'))).toContain(w('form.empty'));
    fill('ar', 'م'.repeat(LIMITS.glossary.rendering + 3));
    fill('note', 'x'.repeat(LIMITS.glossary.note + 1));
    await press(w('form.save'));
    expect(described(field('ar'))).toContain(w('form.tooLong_other', { number: '3' }));
    expect(described(field('note'))).toContain(w('form.tooLong_one', { number: '1' }));
    expect(call).not.toHaveBeenCalled();
  });

  it('is changed in its row', async () => {
    await open();
    stored(1, ziad);
    await press(names('row.editOf', 'Ziad'));
    expect(document.activeElement).toBe(field('en'));
    fill('en', 'Ziyad');
    await press(w('form.save'));
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ version: 1, term: { ...ziad, renderings: { en: 'Ziyad', ar: 'زياد' } } }),
    );
    stored(2, { ...ziad, renderings: { en: 'Ziyad', ar: 'زياد' } });
    expect(screen.getByText(names('done.changed', 'Ziyad'))).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(names('row.editOf', 'Ziyad'));
  });

  it('is removed, and brought back', async () => {
    await open();
    stored(1, ziad);
    await press(names('row.removeOf', 'Ziad'));
    expect(call).toHaveBeenCalledWith({ action: 'removeTerm', comicId: 'salt', version: 1, termId: 'ziad' });
    stored(2);
    expect(screen.getByText(names('done.removed', 'Ziad'))).toBeTruthy();
    expect(document.activeElement?.textContent).toContain(w('undo'));
    await press(w('undo'));
    expect(call).toHaveBeenLastCalledWith({ action: 'setTerm', comicId: 'salt', version: 2, term: ziad });
    stored(3, ziad);
    expect(screen.getByText(names('done.broughtBack', 'Ziad'))).toBeTruthy();
  });

  it('is not lost where it is refused, closed or reloaded', async () => {
    const { unmount } = await open();
    stored(1, ziad);
    await press(w('add'));
    fill('en', 'Maysan');
    refuse('moved-on');
    await press(w('form.save'));
    expect(screen.getByText(w('problems.movedOn'))).toBeTruthy();
    expect(field('en').value).toBe('Maysan');
    stored(2, ziad, gate);
    unmount();
    await open('/ar');
    stored(2, ziad, gate);
    expect(field('en').value).toBe('Maysan');
    refuse('offline');
    await press(w('form.save', {}, 'ar'));
    expect(screen.getByText(w('problems.offline', {}, 'ar'))).toBeTruthy();
    call.mockResolvedValueOnce({ version: 3 });
    await press(w('form.save', {}, 'ar'));
    expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ version: 2 }));
    await press(w('form.cancel', {}, 'ar'));
    expect(sessionStorage.length).toBe(0);
  });

  it('says what somebody else has done with it meanwhile', async () => {
    await open();
    stored(1, ziad);
    await press(names('row.editOf', 'Ziad'));
    fill('en', 'Ziyad');
    stored(2, { ...ziad, note: 'A ferryman.' });
    const form = screen.getByRole('form', { name: names('row.editOf', 'Ziad') });
    expect(within(form).getByRole('status').textContent).toContain(w('meanwhile.changed'));
    expect(within(form).getByRole('status').textContent).toContain('A ferryman.');
    stored(3);
    expect(screen.getByText(w('meanwhile.removed'))).toBeTruthy();
    expect(field('en').value).toBe('Ziyad');
    await press(w('form.save'));
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ action: 'setTerm', version: 3 }));
  });
});
