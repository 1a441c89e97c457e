import { TAGS } from '@rawi/model/lists/comic-tags';
import { TAGGING } from '@rawi/model/truth/tagging';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../domains/library/change.ts';
import { comicPayload } from '../../testing/fixtures.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';
import ComicTags from './comic-tags.tsx';

const choose = vi.hoisted(() => vi.fn<(change: Change) => void>());
vi.mock('../../domains/library/use-choose.ts', () => ({ useChoose: () => choose }));
const own = vi.hoisted(() => ({ tags: [] as string[], state: 'ready' }));
vi.mock('../../domains/library/library.ts', () => ({
  useLibrary: () => ({ state: own.state, tagsOf: () => own.tags }),
}));

const comic = comicPayload(0);
const about = { kind: 'tagComic', comicId: comic.id, comic: { series: comic.series, names: comic.names } };
const w = wordsOf('comments');

beforeAll(() => speak('comments', 'session'));
beforeEach(() => {
  choose.mockClear();
  Object.assign(own, { tags: [], state: 'ready' });
  signIn();
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pill = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
function open(): void {
  show(<ComicTags comic={comic} />, '/en/comic/x');
  press(w('tags.propose'));
}

describe('the tags of a comic', () => {
  it.each(['unknown', 'loading', 'failed'])(
    'cannot be changed while those of the person are not read, which a press would replace: %s',
    (state) => {
      own.state = state;
      open();
      expect(pill('The sea').disabled).toBe(true);
      expect(screen.queryByText(w('tags.unread')) !== null).toBe(state === 'failed');
    },
  );

  it('lead to the comics that have them', () => {
    show(<ComicTags comic={{ ...comic, tags: [{ id: 'sea', name: { en: 'The sea' } }] }} />, '/en/comic/x');
    expect(screen.getByRole('link', { name: 'The sea' }).getAttribute('href')).toBe('/en/search?tag=sea');
  });

  it('are proposed and taken back with a press, all that somebody proposes together', () => {
    own.tags = ['sea', 'of-another-build'];
    open();
    expect(screen.getByText('Your tags: The sea')).toBeTruthy();
    expect(pill('The sea').getAttribute('aria-pressed')).toBe('true');
    press('Funny');
    press('The sea');
    expect(choose.mock.calls).toEqual([[{ ...about, value: ['sea', 'funny'] }], [{ ...about, value: null }]]);
  });

  it('are no more than a person may propose, and one of these is still taken back', () => {
    own.tags = TAGS.slice(0, TAGGING.proposed);
    open();
    expect(pill('Funny').disabled).toBe(false);
    expect(pill('Open ending').disabled).toBe(true);
    expect(screen.getByText(/the most for one comic/)).toBeTruthy();
  });

  it('wait for a confirmed address', () => {
    signIn({ emailVerified: false });
    open();
    expect(pill('Funny').disabled).toBe(true);
  });
});
