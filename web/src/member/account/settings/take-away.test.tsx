import { sampleComment } from '@rawi/model/testing/samples';
import { REVIEWS } from '@rawi/model/truth/comic-review';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLibrary } from '../../../domains/library/library.ts';
import { setLibrary } from '../../../domains/library/library-state.ts';
import { NOTHING_OWN } from '../../../domains/library/own.ts';
import { field, show, speak, wordsOf } from '../../../testing/show.tsx';
import TakeAway from './take-away.tsx';
import { MAX_TAKEN } from './take-away-file.ts';

const site = vi.hoisted(() => ({
  readList: vi.fn<(source: { path: string }, most: number) => Promise<unknown>>(),
  readTranslatorPage: vi.fn<(id: string) => Promise<unknown>>(),
  save: vi.fn<(file: Blob, name: string) => void>(),
}));
vi.mock('../../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../../core/live/read-list.ts', () => ({ readList: site.readList }));
vi.mock('../../../core/pages/pages.ts', () => ({ readTranslatorPage: site.readTranslatorPage }));
vi.mock('../../../core/device/save-file.ts', () => ({ saveFile: site.save }));
vi.mock('../account-context.ts', () => ({ useAccount: () => ({ user: { uid: 'me' } }) }));

const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
const comic = {
  kind: 'comic',
  comicId: 'moon',
  slug: 'moon',
  series: '=Moon',
  names: { ar: 'قمر' },
  picture,
  shelf: 'planned',
  at: new Date('2026-01-02T00:00:00Z'),
};
const listed = (items: readonly object[], isCut = false) => ({
  items: items.map((data, at) => ({ path: `${at}`, data })),
  isCut,
});

const lists = wordsOf('list-files');
const t = (
  key: string,
  ...more: readonly [values?: Readonly<Record<string, string>>, locale?: 'en' | 'ar']
) => lists(`library.${key}`, ...more);
const open = () => {
  show(<TakeAway />);
  return userEvent.setup();
};
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: t('take.button') }));
const saved = async (): Promise<readonly [name: string | undefined, text: string | undefined]> => {
  const [file, name] = site.save.mock.calls.at(-1) ?? [];
  // With its byte order mark.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return [name, file && decoder.decode(await file.arrayBuffer())];
};

beforeAll(async () => {
  followLibrary();
  await speak('list-files', 'account', 'shell');
});
beforeEach(() => {
  site.readList.mockReset().mockResolvedValue(listed([comic]));
  site.readTranslatorPage.mockReset().mockResolvedValue({ state: 'ready', payload: { name: 'Layla' } });
  site.save.mockReset();
  const stored = {
    ...NOTHING_OWN,
    comicRatings: { moon: 3 },
    comicTags: { moon: ['funny', 'sea'], sun: ['sad'] },
    ratings: { layla: { quality: 5, clarity: 4 } },
    reactions: { 'moon-1-en': 'like' },
  } as const;
  setLibrary({ state: 'ready', uid: 'me', stored, choices: [] });
});
afterEach(() => {
  cleanup();
  setLibrary({ state: 'unknown', uid: undefined, stored: NOTHING_OWN, choices: [] });
});

describe('what is taken away', () => {
  it('is the saved comics as a table, in which no name runs', async () => {
    await press(open());
    await screen.findByText(t('take.done'));
    expect(await saved()).toEqual([
      'rawi-saved.csv',
      "\uFEFFTitle,English name,Arabic name,Status,Saved,Slug\r\n'=Moon,,قمر,Plan to Read,2026-01-02T00:00:00.000Z,moon\r\n",
    ]);
    expect(site.readList.mock.calls[0]?.[1]).toBe(MAX_TAKEN);
  });

  it('is the same as other programs write it', async () => {
    const user = open();
    await user.selectOptions(field('form'), 'mal');
    screen.getByText(t('take.malHint'));
    await press(user);
    await screen.findByText(t('take.done'));
    const [name, text] = await saved();
    expect(name).toBe('rawi-saved.xml');
    expect(text).toContain('<manga_title>=Moon</manga_title>');
  });

  it('is what was written, without what was deleted, and says where there is more', async () => {
    const comments = [
      sampleComment('me', { text: 'Good.', spoiler: true }),
      sampleComment('me', { text: '', deleted: true }),
      sampleComment('me', { text: 'Read it.', parent: REVIEWS }),
    ];
    site.readList.mockResolvedValue(listed(comments, true));
    const user = open();
    await user.selectOptions(field('taken'), 'comments');
    await user.selectOptions(field('form'), 'json');
    await press(user);
    await screen.findByText(t('take.bounded', { highest: '2,000' }));
    const [name, text = ''] = await saved();
    expect(name).toBe('rawi-comments.json');
    expect(JSON.parse(text)).toMatchObject([
      { text: 'Good.', spoiler: true, isReview: false, isHidden: false },
      { text: 'Read it.', isReply: false, isReview: true },
    ]);
  });

  it('is what a person says of comics, translators and chapters, with their addresses, at no read of Firestore', async () => {
    const user = open();
    await user.selectOptions(field('taken'), 'ratings');
    await user.selectOptions(field('form'), 'json');
    await press(user);
    await screen.findByText(t('take.done'));
    const [, text = ''] = await saved();
    expect(JSON.parse(text)).toEqual([
      { kind: 'comic', address: `${location.origin}/en/comic/moon`, stars: 3, tags: 'funny sea' },
      { kind: 'comic', address: `${location.origin}/en/comic/sun`, tags: 'sad' },
      {
        kind: 'translator',
        name: 'Layla',
        address: `${location.origin}/en/translator/layla`,
        quality: 5,
        clarity: 4,
      },
      { kind: 'chapter', address: expect.stringContaining('moon-1-en'), reaction: 'like' },
    ]);
    expect(site.readList).not.toHaveBeenCalled();
  });

  it('is no file where there is nothing, and none where the site does not answer', async () => {
    site.readList.mockResolvedValueOnce(listed([]));
    const user = open();
    await user.selectOptions(field('taken'), 'lists');
    await press(user);
    await screen.findByText(t('take.empty'));
    site.readList.mockRejectedValueOnce(new Error('away'));
    await press(user);
    await screen.findByText(t('take.failed'));
    expect(site.save).not.toHaveBeenCalled();
  });
});
