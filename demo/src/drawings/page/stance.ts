import type { Character } from '../../stories/character.ts';
import type { Actor, Panel } from '../../stories/story.ts';
import type { Brush } from '../brush.ts';
import { paintBust } from '../figures/bust.ts';
import { extentOf } from '../figures/extent.ts';
import { headPlace, paintFigure } from '../figures/figure.ts';
import type { Turn } from '../figures/head.ts';
import type { Head } from './compose.ts';
import type { Frame } from './layout.ts';

/** Somebody in a panel: which way they look, how large and where they are drawn. */
export interface Stance {
  readonly actor: Actor;
  readonly person: Character;
  /** Of a whole figure the feet, of a bust the middle of the head. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: Turn;
  readonly head: Head;
}

/** How much of the wanted size people get, how far one of them stands from the middle, and whether they stand low. */
export interface Staging {
  readonly size: number;
  readonly aside: number;
  readonly low: boolean;
}

/** Everybody of a panel in their places. */
export function stancesOf(
  panel: Panel,
  cast: Readonly<Record<string, Character>>,
  frame: Frame,
  rightToLeft: boolean,
  staging: Staging,
): readonly Stance[] {
  const count = panel.cast.length;
  // Beside a whole figure nobody is a head and shoulders.
  const whole = panel.cast.some(({ pose }) => pose !== undefined);
  return panel.cast.map((actor, index) => {
    const person = cast[actor.who];
    if (!person) throw new Error(`Nobody is called "${actor.who}".`);
    const along =
      count === 1 ? 0.5 + staging.aside : (index + 0.5) / count + (index - (count - 1) / 2) * 0.02;
    const x = frame.x + frame.width * (rightToLeft ? 1 - along : along);
    // One alone looks to where reading begins, and so at the balloon; several look at each other.
    const left = count === 1 ? !rightToLeft : x > frame.x + frame.width / 2;
    const turn: Turn = left ? -1 : 1;
    const place = { actor, person, x, turn, share: frame.width / count };
    return whole
      ? figure({ ...place, actor: { pose: 'stand', ...actor } }, panel, frame, staging)
      : bust(place, panel, frame, staging);
  });
}

interface Place {
  readonly actor: Actor;
  readonly person: Character;
  readonly x: number;
  readonly turn: Turn;
  readonly share: number;
}

function bust(
  { actor, person, x, turn, share }: Place,
  panel: Panel,
  frame: Frame,
  staging: Staging,
): Stance {
  const extent = extentOf(person);
  const close = panel.shot === 'close';
  const wanted = close
    ? Math.min(share / 225, frame.height / 265, 2.3)
    : Math.min(share / 265, frame.height / 340, 1.75);
  const scale = Math.max(0.5, wanted * staging.size * (person.child && !close ? 0.86 : 1));
  const bottom = frame.outer.y + frame.outer.height;
  const highest = frame.y + 12 + extent.top * scale * (close ? 0.6 : 1);
  const lowest = bottom - (close ? 136 : 168) * scale;
  const middle = frame.y + frame.height * 0.54;
  const wish = staging.low ? lowest : Math.min(middle, lowest);
  const y = Math.max(Math.min(highest, lowest), wish);
  return { actor, person, x, y, scale, turn, head: headAt(actor.who, person, x, y, scale, turn) };
}

function figure(
  { actor, person, x, turn, share }: Place,
  panel: Panel,
  frame: Frame,
  staging: Staging,
): Stance {
  const pose = actor.pose ?? 'stand';
  const bottom = frame.outer.y + frame.outer.height;
  const lies = pose === 'fly';
  const tall = person.child ? 430 : 570;
  const far = panel.shot === 'far' ? 0.56 : 1;
  const wanted = Math.min(((frame.height - 30) / tall) * far, share / (lies ? 420 : 235), 1.35);
  const scale = Math.max(0.3, wanted * (0.35 + 0.65 * staging.size));
  const foot = bottom - Math.max(16, frame.height * (panel.shot === 'far' ? 0.12 : 0.05));
  // A flying figure lies across the panel: moved back so that its head stays inside.
  const back = lies ? -turn * 70 * scale : 0;
  const at = headPlace(person, pose);
  const headX = x + back + at.x * scale * turn;
  const headY = foot + at.y * scale;
  return {
    actor,
    person,
    x: x + back,
    y: foot,
    scale,
    turn,
    head: {
      ...headAt(actor.who, person, headX, headY, at.scale * scale, turn),
      body: { x: x + back - 74 * scale, y: headY, width: 148 * scale, height: foot - headY },
    },
  };
}

function headAt(who: string, person: Character, x: number, y: number, scale: number, turn: Turn): Head {
  const extent = extentOf(person);
  return {
    who,
    x,
    y: y + ((extent.bottom - extent.top) / 2) * scale,
    rx: extent.half * scale,
    ry: ((extent.bottom + extent.top) / 2) * scale,
    mouth: [x + turn * 17 * scale, y + extent.mouth * scale],
  };
}

/** Draws somebody; who speaks has an open mouth. */
export function paintStance(brush: Brush, stance: Stance, speaks: boolean): void {
  const { actor, person, x, y, scale, turn } = stance;
  if (!actor.pose) {
    brush.at(x, y, { scale }, () => paintBust(brush, person, actor.mood, turn, speaks));
    return;
  }
  const pose = actor.pose;
  brush.at(x, y, { scale, flip: turn < 0 }, () => paintFigure(brush, person, actor.mood, pose, speaks));
}
