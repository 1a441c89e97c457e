import { paths } from '@rawi/model/paths';
import { searchRequestOf } from '@rawi/model/search/search-request';
import { comicSchema } from '@rawi/model/truth/comic';
import { reading } from '@rawi/model/truth/tolerant';
import { afterAll, expect, it } from 'vitest';
import { siteSearch } from '../../functions/src/search/site-search.ts';
import { runningSite } from '../support/running-site.ts';

const site = runningSite('site-search');
const { firestore } = site;
afterAll(() => site.close());

it('a catalogue that is too large for browsers is searched by each filter', async () => {
  const { docs } = await firestore.collection(paths.comics()).limit(30).get();
  const comics = docs.map((found) => reading(comicSchema).parse(found.data()));
  const comic = comics.find(({ tags }) => (tags?.shown.length ?? 0) > 0);
  if (!comic) throw new Error('No comic of the demonstration has a tag.');
  const { slug, publisher, writer, artists, genres, tags } = comic;
  // As if one comic were too many.
  const search = siteSearch(firestore, { inBrowser: 1, memorySeconds: 0 });
  for (const [filter, id] of Object.entries({
    publisher: publisher.id,
    writer: writer.id,
    artist: artists[0]?.id,
    genre: genres[0]?.id,
    tag: tags?.shown[0],
  })) {
    const request = searchRequestOf(new URLSearchParams({ [filter]: id ?? '' }));
    const answer = await search(request, { locale: 'en', count: 60 });
    expect({ filter, slugs: answer?.comics.map(({ entry }) => entry.slug) }).toEqual({
      filter,
      slugs: expect.arrayContaining([slug]),
    });
  }
});
