import { MantineProvider } from '@mantine/core';
import type { ChapterFile, FileProgress } from '@rawi/model/truth/file';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../core/i18n/i18n.ts';
import { FilesOf } from '../files-of.ts';
import ChapterPages from './chapter-pages.tsx';

const stagedPages = vi.hoisted(() => vi.fn());
vi.mock('../../reviews/staged-pages.ts', () => ({ stagedPages }));
vi.mock('../use-staged-picture.ts', () => ({
  useStagedPicture: (_: string, path: string) => `blob:${path}`,
}));

const page = (number: number) => [
  { width: 100, height: 150, color: '#fff', sources: [{ width: 100, path: `staged/${number}.webp` }] },
];
const ready: FileProgress = {
  state: 'ready',
  pageCount: 3,
  folder: 'staged/layla/one/two',
  pdfBytes: 1,
  repeatedPages: [],
  emptyPages: [2],
  lostTextPages: [],
};

beforeAll(async () => {
  await startI18n('en');
  await loadWords('en', ['upload', 'shell']);
});
beforeEach(() => stagedPages.mockReset().mockResolvedValue([page(1), page(2), page(3)]));
afterEach(cleanup);

function show(progress: FileProgress, arrangement?: ChapterFile['arrangement']): void {
  const element = (
    <MantineProvider>
      <FilesOf value="one">
        <ChapterPages file={{ progress, arrangement }} arranges="file" />
      </FilesOf>
    </MantineProvider>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/uploadchapter'] })}
    />,
  );
}

it('lists the pages of a chapter that is ready in order, each with what its checks say', async () => {
  show(ready);
  const buttons = within(await screen.findByRole('list')).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Page 1.',
    'Page 2. It is empty.',
    'Page 3.',
  ]);
  expect(stagedPages).toHaveBeenCalledWith('one', ready.folder);
});

it('shows the page of a chapter large that was pressed, and turns by button and key', async () => {
  show(ready);
  fireEvent.click(await screen.findByRole('button', { name: 'Page 2. It is empty.' }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  const shown = () => within(dialog).getByRole('img', { hidden: true }).getAttribute('src');
  expect(shown()).toBe('blob:staged/2.webp');
  expect(within(dialog).getByText('It is empty.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Next page', hidden: true }));
  expect(shown()).toBe('blob:staged/3.webp');
  fireEvent.keyDown(within(dialog).getByRole('img', { hidden: true }), { key: 'Home' });
  expect(shown()).toBe('blob:staged/1.webp');
});

it('says that the pages of a chapter could not be loaded, and loads them on request', async () => {
  stagedPages.mockRejectedValueOnce(new Error('no network'));
  show(ready);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
});

it('shows nothing of a chapter that is not ready', () => {
  show({ state: 'working', done: 1, pageCount: 3 });
  expect(screen.queryByRole('region')).toBeNull();
  expect(stagedPages).not.toHaveBeenCalled();
});

const arrangement = {
  id: 'one',
  pages: [{ source: 2, turn: 0 as const }],
  pageCount: 3,
  folder: 'staged/own',
  parts: [],
};

it.each<[FileProgress, string]>([
  [{ state: 'waiting' }, 'The pages are being put together.'],
  [{ state: 'working', done: 1, pageCount: 3 }, 'The pages are being put together: 1 of 3.'],
])('shows how far an arrangement is: $state', (progress, text) => {
  show(progress, arrangement);
  expect(screen.getByRole('status').textContent).toBe(text);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that an arrangement failed, and lets it be arranged in another way', () => {
  show({ state: 'failed' }, arrangement);
  expect(screen.getByRole('alert').textContent).toContain('could not be put together');
  expect(screen.getByRole('button', { name: 'Arrange the pages' })).toBeTruthy();
});
