import type { Locale } from '@rawi/model/locales';
import type { ComicEntry } from '../../catalogue/entry.ts';
import type { Actor, Panel } from '../../catalogue/story.ts';
import type { Brush } from '../brush.ts';
import { lightness } from '../color.ts';
import { paintBust } from '../figures/bust.ts';
import { paintFigure } from '../figures/figure.ts';
import { letter } from '../lettering.ts';
import { randomFrom } from '../random.ts';
import { SETS } from '../sets/sets.ts';
import { type Balloon, paintBalloon, placeBalloons } from './balloon.ts';
import type { Frame } from './layout.ts';

export interface PanelContext {
  readonly comic: ComicEntry;
  readonly locale: Locale;
  readonly rightToLeft: boolean;
  readonly seed: number;
  readonly ink: string;
}

interface Spot {
  readonly actor: Actor;
  readonly x: number;
  readonly side: -1 | 0 | 1;
}

/** Draws one panel: its place, its people, its sounds and its balloons. */
export function paintPanel(brush: Brush, panel: Panel, frame: Frame, context: PanelContext): void {
  const { comic, locale, rightToLeft } = context;
  const tones = comic.lights[panel.light];
  if (!tones) throw new Error(`${comic.slug} has no light "${panel.light}".`);
  const spots = placeActors(panel, frame, rightToLeft);
  const room = { x: frame.x + 10, y: frame.y + 10, width: frame.width - 20, height: frame.height - 20 };
  const sideOf = (who: string) => spots.find(({ actor }) => actor.who === who)?.side ?? 0;
  const balloons = placeBalloons(brush, panel.lines, locale, room, sideOf, rightToLeft);
  const heads = new Map<string, readonly [number, number]>();

  brush.clip(frame.corners, () => {
    const { outer } = frame;
    brush.at(outer.x, outer.y, {}, () =>
      SETS[panel.set](brush, outer.width, outer.height, tones, randomFrom(context.seed)),
    );
    for (const spot of spots)
      heads.set(spot.actor.who, paintActor(brush, spot, spots.length, frame, balloons, context));
    sounds(brush, panel, frame, context, spots);
  });
  brush.inked(undefined, () => {
    brush.line(context.ink, 5, [...frame.corners, frame.corners[0] ?? 0, frame.corners[1] ?? 0]);
  });
  for (const balloon of balloons) {
    paintBalloon(
      brush,
      balloon,
      locale,
      balloon.line.who === undefined ? undefined : heads.get(balloon.line.who),
    );
  }
}

function placeActors(panel: Panel, frame: Frame, rightToLeft: boolean): Spot[] {
  const count = panel.cast.length;
  const talks = panel.lines.some(({ kind }) => kind !== 'sound' && kind !== 'caption');
  return panel.cast.map((actor, index) => {
    const along = count === 1 ? (talks ? 0.62 : 0.5) : (index + 0.5) / count;
    const share = rightToLeft ? 1 - along : along;
    const side = count === 1 ? 0 : index === 0 ? -1 : index === count - 1 ? 1 : 0;
    return { actor, x: frame.x + frame.width * share, side };
  });
}

/** The lowest edge of the balloons above a stretch of the panel. */
function ceiling(balloons: readonly Balloon[], left: number, right: number, top: number): number {
  return balloons.reduce(
    (low, box) => (box.x < right && box.x + box.width > left ? Math.max(low, box.y + box.height) : low),
    top,
  );
}

/** Draws somebody below the balloons and returns where the head is. */
function paintActor(
  brush: Brush,
  spot: Spot,
  count: number,
  frame: Frame,
  balloons: readonly Balloon[],
  context: PanelContext,
): readonly [number, number] {
  const { actor, x } = spot;
  const person = context.comic.cast[actor.who];
  if (!person) throw new Error(`${context.comic.slug} has nobody called "${actor.who}".`);
  const bottom = frame.outer.y + frame.outer.height;
  const lookLeft = count === 1 ? !context.rightToLeft : x > frame.x + frame.width / 2;
  const share = frame.width / count;
  if (actor.pose) {
    const top = ceiling(balloons, x - share * 0.3, x + share * 0.3, frame.y + 14);
    const tall = person.child ? 430 : 560;
    // A flying figure lies across the panel: smaller, and moved back so that its head stays inside.
    const lies = actor.pose === 'fly';
    const scale = Math.max(0.34, Math.min((bottom - top - 10) / tall, share / (lies ? 420 : 250), 1.3));
    const foot = bottom - Math.min(30, frame.height * 0.05);
    const back = lies ? (lookLeft ? 70 : -70) * scale : 0;
    brush.at(x + back, foot, { scale, flip: lookLeft }, () =>
      paintFigure(brush, person, actor.mood, actor.pose ?? 'stand'),
    );
    return [x, foot - (person.child ? 390 : 490) * scale];
  }
  const top = ceiling(balloons, x - share * 0.36, x + share * 0.36, frame.y + 8);
  const hat = person.gear === undefined && !person.creature ? 118 : 158;
  const free = bottom - top;
  const scale = Math.max(0.42, Math.min(free / (hat + 190), share / 300, 1.5));
  const y = Math.max(top + hat * scale + 6, bottom - free * 0.5 - 40 * scale);
  brush.at(x, Math.min(y, bottom - 90 * scale), { scale }, () =>
    paintBust(brush, person, actor.mood, lookLeft ? -1 : 1),
  );
  return [x, y - 60 * scale];
}

function sounds(
  brush: Brush,
  panel: Panel,
  frame: Frame,
  context: PanelContext,
  spots: readonly Spot[],
): void {
  const tones = context.comic.lights[panel.light];
  if (!tones) return;
  const bright = lightness(tones.light) > 0.4 ? tones.light : '#fff3b0';
  for (const line of panel.lines.filter(({ kind }) => kind === 'sound')) {
    const centred = spots.length !== 1;
    const at = centred ? 0.5 : context.rightToLeft ? 0.7 : 0.3;
    letter(brush, context.locale, {
      text: line.text[context.locale],
      face: 'bangers',
      fill: bright,
      x: frame.x + frame.width * at,
      y: frame.y + frame.height * (spots.length === 0 ? 0.54 : spots.length === 1 ? 0.78 : 0.88),
      width: frame.width * (centred ? 0.78 : 0.52),
      height: Math.min(frame.height * (spots.length > 1 ? 0.17 : 0.28), 170),
      rotate: context.locale === 'ar' ? 8 : -9,
      outline: '#17141f',
      shadow: '#17141f',
    });
  }
}
