import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ownAddresses } from '../../domains/takedowns/own-addresses.ts';
import { show, speak } from '../../testing/show.tsx';
import { NamedAddresses } from './named-addresses.tsx';

/** The comic was renamed from “old-salt”, and has one comment. */
const COMIC = {
  id: 'salt',
  slug: 'the-salt-caravan',
  series: 'The Salt Caravan',
  names: {},
  chapterCount: 3,
};
vi.mock('../../core/pages/pages.ts', () => ({
  readComicPage: async (slug: string) => {
    if (slug === 'old-salt') return { state: 'moved', slug: COMIC.slug };
    return slug === COMIC.slug ? { state: 'ready', payload: COMIC } : { state: 'missing' };
  },
  readChapterPage: async () => ({ state: 'missing' }),
}));
vi.mock('../../domains/comments/read-comments.ts', () => ({
  readThread: async (_comic: string, id: string) =>
    id === 'one' ? { comment: { author: { name: 'Omar' }, text: 'Mine!' } } : undefined,
}));
vi.mock('../../domains/takedowns/takedowns.ts', () => ({
  takedownAt: () => ({}),
  takedownsNamed: () => ({}),
}));
vi.mock('../../domains/takedowns/forget-pages.ts', () => ({ forgetPages: async () => undefined }));
vi.mock('../../core/live/use-document.ts', () => ({ useDocument: () => ({ state: { state: 'missing' } }) }));
vi.mock('../../core/live/use-list.ts', () => ({ useList: () => ({ items: [] }) }));

beforeAll(() => speak('takedown', 'staff', 'shell'));
afterEach(cleanup);

function open(text: string) {
  const addresses = ownAddresses(text, 'rawi.test');
  show(<NamedAddresses addresses={addresses} messageId="notice" onKnown={() => {}} />, '/en/review/messages');
}
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the addresses of a notice', () => {
  it('lead to the comic that they name, also by a slug that it had before', async () => {
    open('https://rawi.test/en/comic/old-salt');
    expect(await screen.findByText('The Salt Caravan')).toBeTruthy();
    expect(links()).toEqual(['/en/comic/the-salt-caravan']);
  });

  it('lead to the comment that they name, in the comic as it is called now', async () => {
    open('https://rawi.test/ar/comic/old-salt#comment.one');
    expect(await screen.findByText('Omar')).toBeTruthy();
    expect(links()).toEqual(['/en/comic/the-salt-caravan#comment.one']);
  });

  it('say where nothing is, of a comment too', async () => {
    open('https://rawi.test/en/comic/the-salt-caravan#comment.two');
    expect(await screen.findByText('There is no such page.')).toBeTruthy();
  });

  it('are no links of other sites', async () => {
    open('https://example.org/en/comic/the-salt-caravan https://rawi.test.example/en/comic/the-salt-caravan');
    expect(links()).toEqual([]);
  });
});
