import { sampleChapter } from '@rawi/model/testing/samples';
import type { Chapter } from '@rawi/model/truth/chapter';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import { PublishedRow } from './published-row.tsx';

vi.mock('../../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}) }));
vi.mock('../../../domains/glossary/names-dialog.tsx', () => ({
  default: ({ comicId, language }: { comicId: string; language: string }) => `${comicId} in ${language}`,
}));
vi.mock('../../../domains/panels/panels-dialog.tsx', () => ({
  default: ({ comicId, chapterId }: { comicId: string; chapterId: string }) => `${comicId} ${chapterId}`,
}));

vi.mock('../../../domains/transcripts/text-dialog.tsx', () => ({
  default: ({ written, onClose }: { written: { chapterId: string }; onClose: () => void }) => (
    <button type="button" onClick={onClose}>{`Text of ${written.chapterId}`}</button>
  ),
}));

beforeAll(() =>
  speak('my-work', 'writing', 'script', 'account', 'session', 'shell', 'page-panels', 'glossary'),
);
afterEach(cleanup);

const w = wordsOf('my-work');
const manifest = { folder: 'public/a-0', widths: [400], images: ['800x1200#102030'], panels: [] };
function showRow(changes: Partial<Chapter>, address?: string) {
  const { id, ...data } = sampleChapter('salt-1', { comicId: 'salt', ...changes });
  const item = { path: `comics/salt/chapters/${id}`, data };
  return show(<PublishedRow item={item} comic={undefined} />, address);
}
function offered(changes: Partial<Chapter>, address?: string): string[] {
  showRow(changes, address);
  const more = screen.queryByRole('button', { name: /^More about/ });
  if (more) fireEvent.click(more);
  return screen
    .queryAllByRole('button')
    .filter((each) => each !== more)
    .map(({ textContent }) => textContent ?? '');
}

describe('a published chapter in My work', () => {
  it('has its panels set, where it has page images', async () => {
    expect(offered({ manifest })).toEqual([w('actions.text'), w('actions.panels'), w('actions.names')]);
    fireEvent.click(screen.getByRole('button', { name: w('actions.panels') }));
    expect(await screen.findByText('salt salt-1')).toBeTruthy();
  });

  it('has its text written', async () => {
    offered({});
    fireEvent.click(screen.getByRole('button', { name: w('actions.text') }));
    expect(await screen.findByText('Text of salt-1')).toBeTruthy();
  });

  it('has its file replaced too, where it came of a submission', () => {
    expect(offered({ manifest, submissionId: 'one' })).toEqual([
      w('actions.text'),
      w('actions.panels'),
      w('actions.names'),
      w('actions.replace'),
    ]);
    cleanup();
    expect(offered({ submissionId: 'one' })).toEqual([
      w('actions.text'),
      w('actions.names'),
      w('actions.replace'),
    ]);
  });

  it('has the names of its comic, with its own language', async () => {
    expect(offered({ language: 'fr' })).toEqual([w('actions.text'), w('actions.names')]);
    fireEvent.click(screen.getByRole('button', { name: w('actions.names') }));
    expect(await screen.findByText('salt in fr')).toBeTruthy();
  });
});
