import type { Locale } from '@rawi/model/lists/locales';
import type { ComicEntry } from '../../stories/entry.ts';
import type { Panel } from '../../stories/story.ts';
import type { Brush } from '../brush.ts';
import { lightness } from '../color.ts';
import { letter } from '../lettering.ts';
import { randomFrom } from '../random.ts';
import { SETS } from '../sets/sets.ts';
import { THINGS } from '../sets/things.ts';
import { paintBalloon } from './balloon.ts';
import { headBox } from './boxes.ts';
import type { Box } from './compose.ts';
import type { Frame } from './layout.ts';
import { paintLight } from './light.ts';
import { type Stage, stageOf } from './stage.ts';
import { paintStance } from './stance.ts';

export interface PanelContext {
  readonly comic: ComicEntry;
  readonly locale: Locale;
  readonly rightToLeft: boolean;
  readonly seed: number;
  readonly ink: string;
}

/** Draws one panel: its place, its people, its sounds and its balloons. Returns where people and words are. */
export function paintPanel(brush: Brush, panel: Panel, frame: Frame, context: PanelContext): Stage {
  const { comic, locale, rightToLeft } = context;
  const tones = comic.lights[panel.light];
  if (!tones) throw new Error(`${comic.slug} has no light "${panel.light}".`);
  const stage = stageOf(brush, panel, frame, { ...context, cast: comic.cast });
  const speaking = new Set(
    panel.lines.filter(({ kind }) => kind === 'say' || kind === 'shout').map(({ who }) => who),
  );
  brush.clip(frame.corners, () => {
    const { outer } = frame;
    // Mirrored with the page: what the place shows stands clear of the corner where reading begins.
    brush.at(outer.x + (rightToLeft ? outer.width : 0), outer.y, { flip: rightToLeft }, () => {
      const random = randomFrom(context.seed);
      paintPlace(brush, panel, outer, tones, random);
      paintLight(brush, outer.width, outer.height, tones, panel);
    });
    for (const stance of stage.stances) paintStance(brush, stance, speaking.has(stance.actor.who));
    sounds(brush, panel, frame, context, stage);
  });
  brush.inked(undefined, () => {
    brush.line(context.ink, 5, [...frame.corners, frame.corners[0] ?? 0, frame.corners[1] ?? 0]);
  });
  for (const balloon of stage.balloons) {
    const speaker = stage.stances.find(({ actor }) => actor.who === balloon.words.line.who);
    paintBalloon(brush, balloon, locale, speaker?.head);
  }
  return stage;
}

/** The place; behind a face from near at hand only a part of it, enlarged. */
function paintPlace(
  brush: Brush,
  panel: Panel,
  { width, height }: Box,
  tones: ComicEntry['lights'][string],
  random: () => number,
): void {
  if (panel.shot !== 'close') return SETS[panel.set](brush, width, height, tones, random);
  const zoom = 1.55;
  brush.at(-width * (zoom - 1) * (0.25 + random() * 0.5), -height * (zoom - 1) * 0.3, { scale: zoom }, () =>
    SETS[panel.set](brush, width, height, tones, random),
  );
}

function sounds(brush: Brush, panel: Panel, frame: Frame, context: PanelContext, stage: Stage): void {
  const tones = context.comic.lights[panel.light];
  if (!tones) return;
  const bright = lightness(tones.light) > 0.4 ? tones.light : '#fff3b0';
  const taken: Box[] = [
    ...(panel.set in THINGS ? [middleOf(frame)] : []),
    ...stage.balloons,
    ...stage.stances.map(({ head }) => headBox(head)),
  ];
  for (const line of panel.lines.filter(({ kind }) => kind === 'sound')) {
    const place = freest(frame, taken, context.rightToLeft);
    taken.push(place);
    letter(brush, context.locale, {
      text: line.text[context.locale],
      face: 'bangers',
      fill: bright,
      x: place.x + place.width / 2,
      y: place.y + place.height / 2,
      width: place.width * 0.94,
      height: place.height * 0.82,
      rotate: context.locale === 'ar' ? 7 : -8,
      outline: '#17141f',
      shadow: '#17141f',
    });
  }
}

/** What a thing seen from near at hand fills. */
const middleOf = ({ x, y, width, height }: Frame): Box => ({
  x: x + width * 0.34,
  y: y + height * 0.36,
  width: width * 0.36,
  height: height * 0.44,
});

/** The box for a sound that covers least of what matters. */
function freest(frame: Frame, taken: readonly Box[], rightToLeft: boolean): Box {
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const share of [0.86, 0.7, 0.56, 0.44]) {
    const width = Math.min(frame.width * share, 760);
    const height = Math.min(width * 0.4, frame.height * 0.34);
    for (let row = 0; row <= 8; row += 1) {
      for (const column of [0.08, 0.3, 0.5, 0.7, 0.92]) {
        const box = {
          x: frame.x + (frame.width - width) * (rightToLeft ? 1 - column : column),
          y: frame.y + 6 + ((frame.height - height - 12) * row) / 8,
          width,
          height,
        };
        const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0) / (width * height);
        const cost = covered * 6 + (0.86 - share) + Math.abs(row / 8 - 0.6) * 0.2;
        if (cost < least) {
          least = cost;
          best = box;
        }
      }
    }
  }
  return best ?? frame;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
