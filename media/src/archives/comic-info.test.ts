import { comicInfoXml } from '@rawi/model/cbz/comic-info';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_COMIC_INFO, readComicInfo } from './comic-info.ts';

const FACTS = { number: 1, language: 'en', readingDirection: 'ltr', pages: [] } as const;
/** A name of letters of any script, as it stands once white space in it is one space. */
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}\s,،\ufffe\uffff]+/gu, ' ').trim())
  .filter((text) => text !== '');

describe('what a ComicInfo.xml says', () => {
  it('is what was written into it, whatever the names are', () => {
    fc.assert(
      fc.property(name, fc.uniqueArray(name, { minLength: 1, maxLength: 4 }), (series, writers) => {
        const { about } = readComicInfo(comicInfoXml({ ...FACTS, series, writers }));
        expect(about.series).toBe(series);
        expect(about.writers).toEqual(writers);
      }),
    );
  });

  it.each([
    ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><ComicInfo><Series>&b;</Series></ComicInfo>'],
    [
      'an entity of a file',
      '<!DOCTYPE a SYSTEM "file:///etc/passwd"><ComicInfo><Series>a</Series></ComicInfo>',
    ],
    ['no XML', 'Series: a'],
    ['half of it', '<ComicInfo><Series>'],
    ['another document', '<Comic><Series>a</Series></Comic>'],
  ])('is nothing with %s', (_, xml) => {
    expect(readComicInfo(xml).about).toEqual(NO_COMIC_INFO.about);
  });

  it('keeps signs that only look like those of XML, and takes out what controls a terminal', () => {
    const { about } = readComicInfo(
      '<ComicInfo><Series>&amp;lt; &#x41;&#1575; &bogus; &#x110000;&#27;[2J</Series><Writer>a, ,b،c</Writer><Title><b>x</b></Title></ComicInfo>',
    );
    expect(about).toMatchObject({ series: '&lt; Aا &bogus; &#x110000; [2J', writers: ['a', 'b', 'c'] });
    expect(about.title).toBeUndefined();
  });

  it('is bounded, however long a text is', () => {
    const { about } = readComicInfo(`<ComicInfo><Summary>${'a'.repeat(1_000_000)}</Summary></ComicInfo>`);
    expect(about.summary).toHaveLength(2000);
  });
});
