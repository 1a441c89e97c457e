import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterEntry, ComicEntry } from '../../stories/entry.ts';
import type { Brush } from '../brush.ts';
import { shade } from '../color.ts';
import { COVER } from '../cover/cover-art.ts';
import { COVERS } from '../cover/covers.ts';
import { paintBust } from '../figures/bust.ts';
import { fontOf } from '../fonts.ts';
import { letter } from '../lettering.ts';
import { randomFrom, seedOf } from '../random.ts';
import { SETS } from '../sets/sets.ts';

interface Shape {
  readonly width: number;
  readonly height: number;
}

/**
 * The page a chapter opens with: the cover's art for the first one, later a place of the chapter with one of its
 * people.
 */
export function paintTitlePage(
  brush: Brush,
  comic: ComicEntry,
  chapter: ChapterEntry,
  locale: Locale,
  shape: Shape,
): void {
  const tones = toneOf(comic, chapter);
  const band = shade(tones.near, 0.25);
  const position = comic.chapters.indexOf(chapter);
  if (position === 0) coverArt(brush, comic, shape);
  else portrait(brush, comic, chapter, shape);
  titleBlock(brush, comic, chapter, locale, shape, band, tones.light);
}

function toneOf(comic: ComicEntry, chapter: ChapterEntry) {
  const light = chapter.pages[0]?.panels[0]?.light ?? 'day';
  const tones = comic.lights[light];
  if (!tones) throw new Error(`${comic.slug} has no light "${light}".`);
  return tones;
}

function coverArt(brush: Brush, comic: ComicEntry, shape: Shape): void {
  const art = COVERS[comic.slug];
  if (!art) throw new Error(`${comic.slug} has no cover.`);
  const scale = shape.height / COVER.height;
  brush.at(0, 0, { scale }, () => {
    art.backdrop(brush, shape.width / scale, COVER.height);
    brush.at((shape.width / scale - COVER.width) / 2, -40, {}, () => art.subject(brush));
  });
}

function portrait(brush: Brush, comic: ComicEntry, chapter: ChapterEntry, shape: Shape): void {
  const panels = chapter.pages.flatMap((page) => page.panels);
  const place =
    panels.find(({ set }) => !['burst', 'dots', 'glow', 'speed', 'plain'].includes(set)) ?? panels[0];
  const star = panels.flatMap(({ cast }) => cast)[chapter.number % 2];
  const random = randomFrom(seedOf(`${comic.slug}/${chapter.number}`));
  if (place) SETS[place.set](brush, shape.width, shape.height, toneOf(comic, chapter), random);
  const person = star ? comic.cast[star.who] : undefined;
  if (!person || !star) return;
  const scale = 2.7;
  brush.at(shape.width / 2, shape.height * 0.44, { scale }, () =>
    paintBust(brush, person, star.mood, chapter.number % 2 ? 1 : -1),
  );
}

function titleBlock(
  brush: Brush,
  comic: ComicEntry,
  chapter: ChapterEntry,
  locale: Locale,
  shape: Shape,
  band: string,
  light: string,
): void {
  const { width, height } = shape;
  const top = height - 330;
  brush.poly(band, [0, top + 50, width, top - 20, width, height, 0, height]);
  brush.poly(light, [0, top + 38, width, top - 32, width, top - 20, 0, top + 50]);
  const number =
    locale === 'ar' ? `الفصل ${chapter.number.toLocaleString('ar-SA')}` : `Chapter ${chapter.number}`;
  const series = locale === 'ar' ? (comic.arabicName ?? comic.series) : comic.series;
  letter(brush, locale, {
    text: `${series} · ${number}`,
    face: 'rubik',
    fill: light,
    x: width / 2,
    y: top + 96,
    width: 760,
    height: 36,
  });
  letter(brush, locale, {
    text: chapter.title[locale],
    face: locale === 'ar' ? 'lalezar' : 'bangers',
    fill: '#ffffff',
    x: width / 2,
    y: top + 190,
    width: 860,
    height: 110,
  });
  brush.context.font = fontOf('rubik', 22, locale);
}
