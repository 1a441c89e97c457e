import { createCanvas } from '@napi-rs/canvas';
import { LOCALES } from '@rawi/model/lists/locales';
import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../stories/catalogue.ts';
import { Brush } from '../brush.ts';
import { registerFonts } from '../fonts.ts';
import { beforeFace } from './balloon.ts';
import type { Box, Head } from './compose.ts';
import { planOf } from './plan.ts';
import { type Stage, stageOf } from './stage.ts';
import { fontSizeOf, SIZES, setFont } from './words.ts';

registerFonts();
const brush = new Brush(createCanvas(10, 10).getContext('2d'));

/** Every panel of the catalogue as it is drawn in each language. */
function* stages(): Generator<{ name: string; stage: Stage; room: Box; rightToLeft: boolean }> {
  for (const comic of CATALOGUE) {
    for (const locale of LOCALES) {
      if (locale === 'ar' && comic.arabicName === undefined) continue;
      for (const chapter of comic.chapters) {
        for (const [index, story] of chapter.pages.entries()) {
          const { frames, rightToLeft } = planOf(comic, chapter, story, locale, index + 1);
          for (const [position, panel] of story.panels.entries()) {
            const frame = frames[position];
            if (!frame) throw new Error('A panel has a frame.');
            const stage = stageOf(brush, panel, frame, { cast: comic.cast, locale, rightToLeft });
            const name = `${comic.slug} ${locale} ${chapter.number}, page ${index + 2}, panel ${position + 1}`;
            yield { name, stage, room: frame, rightToLeft };
          }
        }
      }
    }
  }
}

/** Whether a box reaches into the oval of a head. */
function covers(box: Box, { x, y, rx, ry }: Head): boolean {
  const nearX = Math.max(box.x, Math.min(x, box.x + box.width));
  const nearY = Math.max(box.y, Math.min(y, box.y + box.height));
  return ((nearX - x) / rx) ** 2 + ((nearY - y) / ry) ** 2 < 1;
}

describe('every panel of the catalogue', () => {
  let all: { name: string; stage: Stage; room: Box; rightToLeft: boolean }[] = [];
  beforeAll(() => {
    all = [...stages()];
  }, 300_000);

  it('has room for all its words, inside its frame', () => {
    for (const { name, stage, room } of all) {
      expect(stage.fits, name).toBe(true);
      for (const { x, y, width, height } of stage.balloons) {
        expect(x, name).toBeGreaterThanOrEqual(room.x);
        expect(y, name).toBeGreaterThanOrEqual(room.y);
        expect(x + width, name).toBeLessThanOrEqual(room.x + room.width);
        expect(y + height, name).toBeLessThanOrEqual(room.y + room.height);
      }
    }
  });

  it('covers no head with a balloon, and no balloon with another', () => {
    for (const { name, stage } of all) {
      for (const [index, balloon] of stage.balloons.entries()) {
        for (const { head } of stage.stances) expect(covers(balloon, head), name).toBe(false);
        for (const other of stage.balloons.slice(index + 1)) {
          const apart =
            other.x >= balloon.x + balloon.width ||
            balloon.x >= other.x + other.width ||
            other.y >= balloon.y + balloon.height ||
            balloon.y >= other.y + other.height;
          expect(apart, name).toBe(true);
        }
      }
    }
  });

  it('reads from top to bottom, and along a row in the direction of its page', () => {
    for (const { name, stage, rightToLeft } of all) {
      for (const [index, balloon] of stage.balloons.entries()) {
        const before = stage.balloons[index - 1];
        if (!before) continue;
        const beside = Math.abs(balloon.y - before.y) < before.height / 2;
        if (beside) expect(balloon.x > before.x, name).toBe(!rightToLeft);
        else expect(balloon.y, name).toBeGreaterThan(before.y);
      }
    }
  });

  it('ends each tail outside the head, on the way to the mouth', () => {
    for (const { name, stage } of all) {
      for (const balloon of stage.balloons) {
        const speaker = stage.stances.find(({ actor }) => actor.who === balloon.words.line.who)?.head;
        if (!speaker) continue;
        const from = [balloon.x + balloon.width / 2, balloon.y + balloon.height / 2] as const;
        const tip = beforeFace(from, speaker);
        const { x, y, rx, ry, mouth } = speaker;
        expect(((tip[0] - x) / rx) ** 2 + ((tip[1] - y) / ry) ** 2, name).toBeGreaterThan(1);
        const turn = (tip[0] - from[0]) * (mouth[1] - from[1]) - (tip[1] - from[1]) * (mouth[0] - from[0]);
        expect(Math.abs(turn), name).toBeLessThan(1e-3);
      }
    }
  });
}, 300_000);

describe('lettering', () => {
  it.each(LOCALES)('is at least 32 pixels high on a page of 1,600 pixels, in %s', (locale) => {
    const letter = locale === 'ar' ? 'ا' : 'H';
    for (const kind of ['say', 'shout', 'think', 'caption'] as const) {
      const line = { kind, text: { en: letter, ar: letter } };
      for (const size of SIZES[locale]) {
        setFont(brush, line, fontSizeOf(line, size), locale);
        expect(brush.context.measureText(letter).actualBoundingBoxAscent * 1.6, kind).toBeGreaterThanOrEqual(
          32,
        );
      }
    }
  });
});
