import { buildUpdatesPage } from '@rawi/model/pages/build-updates-page';
import type { UpdatesPayload } from '@rawi/model/pages/updates-payload';
import { sampleComic } from '@rawi/model/testing/samples';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setFirebaseSettings } from '../../../core/firebase/env.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { forgetDeviceHistory, keepOnDevice } from '../../../domains/history/device-history.ts';
import { readFeedHint } from '../../../domains/library/feed-hint.ts';
import { keepMarks } from '../../../domains/updates/kept-marks.ts';
import { NO_MARKS } from '../../../domains/updates/marks.ts';
import { anEntry } from '../../../testing/read-entry.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import { NewsRow } from './news-row.tsx';

const w = wordsOf('updates');
const home = wordsOf('home');

function updates(): UpdatesPayload {
  const now = new Date();
  const chapters = ['salt-1-en', 'salt-2-en', 'moon-7-en'].map((id) => ({
    id,
    comicId: id.split('-')[0] ?? '',
    number: Number(id.split('-')[1]),
    language: 'en' as const,
    publishedAt: now,
  }));
  const comics = new Map(['salt', 'moon'].map((slug) => [slug, sampleComic(slug)]));
  const page = buildUpdatesPage({ chapters, comics }, now);
  if (page.kind !== 'updates') throw new Error('not the list of new chapters');
  return page.payload;
}
const row = (isExpected = true) =>
  show(
    <NewsRow
      updates={updates()}
      uid={undefined}
      skeleton={isExpected ? <p>Skeleton</p> : null}
      others={<p>Others</p>}
    />,
  );
const links = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('/en/', '') ?? '');

beforeAll(async () => {
  setFirebaseSettings(
    JSON.stringify({
      projectId: 'demo-rawi',
      apiKey: 'tests',
      storageBucket: 'bucket',
      uploadsBucket: 'uploads',
      contactAddress: 'us@rawi.test',
    }),
  );
  await speak('updates', 'home');
});
beforeEach(() => {
  localStorage.clear();
  forgetDeviceHistory();
  keepMarks(null, NO_MARKS);
  act(() => setSession({ state: 'signed-out' }));
});

afterEach(cleanup);

describe('the row of new chapters on the home page', () => {
  it('has each comic that was read here once, with its first unread chapter', () => {
    keepOnDevice(anEntry('salt-0-en', 1, { comicId: 'salt' }));
    row();
    expect(links()).toEqual(['updates', 'chapter/salt-1-en']);
    expect(screen.getByText(w('row.new_other', { number: '2' }))).toBeTruthy();
    expect(screen.getByText(home('followed.title'))).toBeTruthy();
    expect(readFeedHint()).toBe(1);
  });

  it('has nothing that was marked as read', () => {
    keepOnDevice(anEntry('salt-0-en', 1, { comicId: 'salt' }));
    keepMarks(null, { ...NO_MARKS, read: { 'salt-1-en': true, 'salt-2-en': true } });
    row();
    expect(screen.getByText('Others')).toBeTruthy();
    expect(readFeedHint()).toBe(0);
  });

  it('comes with the next visit where a visitor’s page was served without its place', () => {
    keepOnDevice(anEntry('salt-0-en', 1, { comicId: 'salt' }));
    row(false);
    expect(screen.queryByRole('link')).toBeNull();
    expect(readFeedHint()).toBe(1);
  });
});
