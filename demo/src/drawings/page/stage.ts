import type { Locale } from '@rawi/model/lists/locales';
import type { Character } from '../../stories/character.ts';
import type { Panel } from '../../stories/story.ts';
import type { Brush } from '../brush.ts';
import { type Balloon, type Box, compose } from './compose.ts';
import type { Frame } from './layout.ts';
import { type Staging, type Stance, stancesOf } from './stance.ts';
import { lettered, SIZES } from './words.ts';

/** A panel before it is drawn: who stands where, and where their words are. */
export interface Stage {
  readonly stances: readonly Stance[];
  readonly balloons: readonly Balloon[];
  /** Whether every rule of `compose` holds; false for a panel with more words than it has room for. */
  readonly fits: boolean;
}

export interface StageContext {
  readonly cast: Readonly<Record<string, Character>>;
  readonly locale: Locale;
  readonly rightToLeft: boolean;
}

const PEOPLE_SIZES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42];

/** Makes people smaller and then letters, as little as lets every balloon find a place. */
export function stageOf(brush: Brush, panel: Panel, frame: Frame, context: StageContext): Stage {
  const { cast, locale, rightToLeft } = context;
  const room: Box = { x: frame.x + 8, y: frame.y + 8, width: frame.width - 16, height: frame.height - 16 };
  const spoken = panel.lines.filter(({ kind }) => kind !== 'sound');
  const stances = (staging: Staging) => stancesOf(panel, cast, frame, rightToLeft, staging);
  if (spoken.length === 0) {
    return { stances: stances({ size: 1, aside: 0, low: false }), balloons: [], fits: true };
  }
  let best: Stage | undefined;
  let least = Number.POSITIVE_INFINITY;
  const sizes = SIZES[locale];
  for (const [step, size] of sizes.entries()) {
    const words = spoken.map((line) => {
      const widest =
        line.kind === 'caption' ? Math.min(640, room.width * 0.94) : Math.min(480, room.width * 0.8);
      return lettered(brush, line, locale, size, widest);
    });
    for (const staging of stagings(panel)) {
      const cost = step * 0.45 + (1 - staging.size) * 2 + staging.aside * 0.3;
      if (cost >= least) continue;
      const standing = stances(staging);
      const found = compose(
        words,
        standing.map(({ head }) => head),
        room,
        rightToLeft,
        least - cost,
      );
      if (!found) continue;
      least = cost + found.cost;
      best = { stances: standing, balloons: found.balloons, fits: true };
    }
  }
  return best ?? placeCrowded(brush, panel, room, context, stances({ size: 0.5, aside: 0, low: true }));
}

function stagings(panel: Panel): readonly Staging[] {
  const asides = panel.cast.length === 1 ? [0, 0.13, 0.2, 0.27] : [0];
  return PEOPLE_SIZES.flatMap((size) =>
    asides.flatMap((aside) => [
      { size, aside, low: false },
      { size, aside, low: true },
    ]),
  );
}

/** Where there is no good way: the smallest letters from the top down, wherever the heads are. */
function placeCrowded(
  brush: Brush,
  panel: Panel,
  room: Box,
  { locale, rightToLeft }: StageContext,
  stances: readonly Stance[],
): Stage {
  let y = room.y;
  const balloons = panel.lines
    .filter(({ kind }) => kind !== 'sound')
    .map((line, index): Balloon => {
      const words = lettered(brush, line, locale, SIZES[locale].at(-1) ?? 32, room.width * 0.8);
      const atStart = (index % 2 === 0) !== rightToLeft;
      const balloon = { words, ...words, x: atStart ? room.x : room.x + room.width - words.width, y };
      y += words.height + 6;
      return balloon;
    });
  return { stances, balloons, fits: false };
}
