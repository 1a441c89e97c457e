import { pageIds } from '@rawi/model/page-ids';
import { buildPublisherPage } from '@rawi/model/pages/build-publisher-pages';
import { daysLater, sampleComic, samplePublisher } from '@rawi/model/testing/samples';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetSite, openSite, serve } from '../../testing/open-site.tsx';

afterEach(() => {
  forgetSite();
  vi.unstubAllGlobals();
});

it("a publisher's comics can be sorted without a request, and no order is offered that would be empty", async () => {
  // The older of the two comics is read more.
  const comics = [
    sampleComic('much-read', { views: 9, updatedAt: daysLater(1) }),
    sampleComic('fresh', { views: 1, updatedAt: daysLater(2) }),
  ];
  const publisher = samplePublisher('atlas', { comicCount: 2, arrivals: 2 });
  serve(pageIds.publisher('atlas'), buildPublisherPage({ publisher, comics, chapters: 4, completed: 0 }));
  await openSite('/en/publisher/atlas');
  await screen.findByRole('heading', { level: 1 });
  const names = () =>
    [...(document.querySelector('#series')?.closest('section')?.querySelectorAll('li') ?? [])].map((row) =>
      row.querySelector('a')?.getAttribute('href'),
    );
  expect(names()).toEqual(['/en/comic/much-read', '/en/comic/fresh']);
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Newest' })));
  expect(names()).toEqual(['/en/comic/fresh', '/en/comic/much-read']);
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('radio', { name: 'Completed' })).toBeNull();
});
