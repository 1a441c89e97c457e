import type { Character } from '../../stories/character.ts';
import type { Brush } from '../brush.ts';
import { shade } from '../color.ts';
import { type LegPoints, type Point, reach } from './pose.ts';

/** A place along a limb, and half its thickness there. */
type Joint = readonly [at: Point, radius: number];

/** One shape through joints: thick where they are thick, round at both ends. */
export function taper(brush: Brush, color: string, ...joints: readonly Joint[]): void {
  const paint = () => {
    joints.forEach(([[x, y], radius], index) => {
      const [before, thick] = joints[index - 1] ?? [undefined, 0];
      if (before) brush.poly(color, between(before, thick, [x, y], radius));
      brush.circle(color, x, y, radius);
    });
  };
  paint();
  brush.inked(undefined, paint);
}

function between(from: Point, thick: number, to: Point, thin: number): readonly number[] {
  const away = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [x, y] = [-(to[1] - from[1]) / away, (to[0] - from[0]) / away];
  return [
    from[0] + x * thick,
    from[1] + y * thick,
    to[0] + x * thin,
    to[1] + y * thin,
    to[0] - x * thin,
    to[1] - y * thin,
    from[0] - x * thick,
    from[1] - y * thick,
  ];
}

/** How an arm bends, and how much darker the one is that is further away. */
export interface ArmShape {
  readonly angles: readonly [upper: number, lower: number];
  readonly dark: number;
  readonly points?: boolean;
}

/** An arm in its sleeve, with a hand whose thumb is on the inner side. */
export function arm(brush: Brush, person: Character, from: Point, { angles, dark, points }: ArmShape): void {
  const [upper, lower] = angles;
  const elbow = reach(from, upper, 78);
  const wrist = reach(elbow, lower, 58);
  const glove = person.outfit === 'space' || person.outfit === 'hero' ? person.accent : person.skin;
  const bare = person.creature && person.outfit !== 'space' ? person.skin : glove;
  hand(brush, shade(bare, dark), wrist, lower, points ?? false);
  const wide = person.outfit === 'robe' ? 5 : person.outfit === 'space' ? 3 : 0;
  taper(brush, shade(person.top, dark), [from, 19], [elbow, 16 + wide * 0.6], [wrist, 13 + wide]);
}

function hand(brush: Brush, color: string, wrist: Point, degrees: number, points: boolean): void {
  // Thumbs of raised arms are on the side of the head.
  const inner = degrees < -90 ? -90 : 90;
  const palm = reach(wrist, degrees, 14);
  taper(
    brush,
    color,
    [reach(palm, degrees + inner, 4), 7],
    [reach(reach(palm, degrees, 12), degrees + inner, 15), 5],
  );
  if (points) {
    taper(brush, color, [palm, 13], [reach(palm, degrees, 6), 13]);
    taper(
      brush,
      color,
      [reach(palm, degrees + inner, 6), 7],
      [reach(reach(palm, degrees, 38), degrees + inner, 6), 5.5],
    );
    return;
  }
  taper(brush, color, [palm, 13.5], [reach(palm, degrees, 15), 11]);
}

/** A leg with its shoe; a knee that is bent has a fold of cloth. */
export function leg(
  brush: Brush,
  person: Character,
  { hip, knee, ankle }: LegPoints,
  [thigh, shin]: readonly [number, number],
  dark: number,
): void {
  const cloth = shade(person.bottom, dark);
  const wide = person.outfit === 'space' ? 5 : 0;
  shoe(brush, shade(person.outfit === 'hero' ? person.accent : '#2b2430', dark * 0.5), ankle, shin);
  taper(brush, cloth, [hip, 24], [knee, 18 + wide], [reach(ankle, shin, -4), 13 + wide]);
  if (Math.abs(thigh - shin) < 24) return;
  const fold = shade(person.bottom, dark + 0.22);
  const inner = reach(knee, (thigh + shin) / 2 - 90, 8);
  brush.line(fold, 3.2, [...reach(inner, thigh + 180, 14), ...inner, ...reach(inner, shin, 10)]);
}

/** Flat where it stands on the ground; of a leg that swings, it follows the shin. */
function shoe(brush: Brush, color: string, [x, y]: Point, shin: number): void {
  const lifted = Math.min(1, Math.max(0, (-y - 24) / 50));
  brush.at(x, y, { rotate: -shin * 0.75 * lifted }, () => {
    brush.path(color, 'M-14 -12 Q-20 6 -17 18 L43 18 Q46 4 30 -1 Q18 -4 13 -12 Z');
    brush.inked(undefined, () => brush.line(shade(color, 0.4), 4, [-15, 16, 41, 16]));
  });
}
