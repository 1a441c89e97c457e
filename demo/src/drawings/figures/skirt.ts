import type { Character, Outfit } from '../../stories/character.ts';
import type { Brush } from '../brush.ts';
import { shade } from '../color.ts';
import type { Joints, LegPoints, Point } from './pose.ts';

/** How far down along the legs the cloth reaches, in units of the figure. */
const HEMS: Partial<Record<Outfit, number>> = { coat: 96, apron: 96, dress: 140, robe: 206 };

/** Half the width of the torso at the hips. */
const WAIST = 44;

/** Cloth lies on the ground, it does not hang below it. */
const GROUND = -4;

/** A leg whose ankle is nearer to its hip is folded. */
const FOLDED = 170;

interface Legs {
  readonly near: LegPoints;
  readonly far: LegPoints;
}

/** The lower part of a long garment: it hangs from the hips and follows the legs, however far apart they are. */
export function skirt(brush: Brush, person: Character, legs: Legs, joints: Joints): void {
  const { top, accent, outfit } = person;
  const hem = HEMS[outfit];
  if (hem === undefined) return;
  const nearIsAhead = joints.nearLeg[0] > joints.farLeg[0];
  const ahead = edgeOf(nearIsAhead ? legs.near : legs.far, hem, 1);
  const behind = edgeOf(nearIsAhead ? legs.far : legs.near, hem, -1);
  const waist = (side: number): Point => [
    (legs.near.hip[0] + legs.far.hip[0]) / 2 + side * WAIST,
    legs.near.hip[1] - 8,
  ];
  const lowest = joints.air === undefined ? GROUND : Number.POSITIVE_INFINITY;
  const text = ([x, y]: Point): string => `${x} ${Math.min(y, lowest)}`;
  const sag: Point = [(ahead.hem[0] + behind.hem[0]) / 2, Math.max(ahead.hem[1], behind.hem[1]) + 12];
  brush.path(
    outfit === 'apron' ? accent : shade(top, 0.08),
    `M${text(waist(-1))} Q${text(behind.knee)} ${text(behind.hem)} Q${text(sag)} ${text(ahead.hem)} Q${text(ahead.knee)} ${text(waist(1))} Z`,
  );
}

/** The line of the cloth along one leg: beside the knee, and where it ends. */
function edgeOf({ hip, knee, ankle }: LegPoints, hem: number, side: 1 | -1) {
  const thigh = Math.hypot(knee[0] - hip[0], knee[1] - hip[1]);
  // Somebody who kneels has a shin folded below a thigh: cloth ends at that knee.
  const folded = side < 0 && Math.hypot(ankle[0] - hip[0], ankle[1] - hip[1]) < FOLDED;
  const below = hem > thigh && !folded;
  const end = below ? along(knee, ankle, hem - thigh) : along(hip, knee, Math.min(hem, thigh));
  return {
    knee: below
      ? beside(knee, hip, knee, side * 46)
      : beside(along(hip, knee, hem / 2), hip, knee, side * 40),
    hem: beside(end, below ? knee : hip, below ? ankle : knee, side * (34 + hem * 0.12)),
  };
}

function along(from: Point, to: Point, distance: number): Point {
  const share = distance / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A point moved sideways of the way from one to another, forward where positive. */
function beside(at: Point, from: Point, to: Point, distance: number): Point {
  const away = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [at[0] + ((to[1] - from[1]) / away) * distance, at[1] - ((to[0] - from[0]) / away) * distance];
}
