import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { buildRedirectPage } from '@rawi/model/pages/build-redirect-page';
import { sampleComic } from '@rawi/model/testing/samples';
import { expect, it } from 'vitest';
import { findPage } from './find-page.ts';

const ZENITH = buildComicPage({
  comicId: 'captain-zenith',
  comic: sampleComic('captain-zenith'),
  chapters: [],
  translators: [],
  candidates: [],
});
const FORMER = buildRedirectPage('captain-zenith');
const STORED: Readonly<Record<string, unknown>> = {
  'comic_captain-zenith': ZENITH,
  'comic_the-captain': FORMER,
  comic_Xy7: FORMER,
  'comic_of-tomorrow': { version: 99, kind: 'comic', payload: {} },
  home: 'home',
};

it.each([
  // What is there, and what is missing in small letters, costs one read.
  ['comic_captain-zenith', ZENITH, ['comic_captain-zenith']],
  ['comic_Xy7', FORMER, ['comic_Xy7']],
  ['comic_none', undefined, ['comic_none']],
  ['home', 'home', ['home']],
  // A slug in another case costs one more, and leads to the true one, also from a former name.
  ['comic_Captain-Zenith', FORMER, ['comic_Captain-Zenith', 'comic_captain-zenith']],
  ['comic_The-Captain', FORMER, ['comic_The-Captain', 'comic_the-captain']],
  ['comic_None', undefined, ['comic_None', 'comic_none']],
  // What this build cannot read leads nowhere.
  ['comic_Of-Tomorrow', undefined, ['comic_Of-Tomorrow', 'comic_of-tomorrow']],
  // Nothing but comics has addresses that people type.
  ['chapter_Captain-Zenith', undefined, ['chapter_Captain-Zenith']],
])('%s is found with as few reads as can be', async (pageId, found, expected) => {
  const reads: string[] = [];
  const document = await findPage(async (id) => {
    reads.push(id);
    return STORED[id];
  }, pageId);
  expect(document).toEqual(found);
  expect(reads).toEqual(expected);
});
