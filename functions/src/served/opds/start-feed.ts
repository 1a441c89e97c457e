import { opdsStart } from '@rawi/model/routes/opds-addresses';
import { OPDS_RELATIONS } from './atom.ts';
import { type Catalogue, type MadeFeed, makeFeed, wayTo } from './catalogue.ts';
import { siteName, WORDS } from './words.ts';

/** Where a reading app begins: it shows no document. */
export function startFeed(catalogue: Catalogue): MadeFeed {
  const { locale } = catalogue;
  const way = (
    word: 'latest' | 'mostRead' | 'comics' | 'publishers' | 'genres' | 'languages',
    about: keyof typeof WORDS,
    rel?: string,
  ) =>
    wayTo(catalogue, {
      title: WORDS[word][locale],
      content: WORDS[about][locale],
      to: [word],
      kind: 'navigation',
      ...(rel !== undefined && { rel }),
    });
  return makeFeed(catalogue, {
    kind: 'navigation',
    path: opdsStart(locale),
    title: siteName(locale),
    subtitle: WORDS.about[locale],
    entries: [
      way('latest', 'aboutLatest', OPDS_RELATIONS.latest),
      way('mostRead', 'aboutMostRead', OPDS_RELATIONS.popular),
      way('comics', 'aboutComics'),
      way('genres', 'aboutGenres'),
      way('languages', 'aboutLanguages'),
      way('publishers', 'aboutPublishers'),
    ],
  });
}
