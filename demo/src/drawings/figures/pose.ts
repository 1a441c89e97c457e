import type { Pose } from '../../stories/character.ts';
import { radians } from '../brush.ts';

export type Point = readonly [x: number, y: number];

/** Angles in degrees from hanging straight down; positive swings forward (to the right). */
export interface Joints {
  readonly lean: number;
  readonly near: readonly [upper: number, lower: number];
  readonly far: readonly [upper: number, lower: number];
  readonly nearLeg: readonly [thigh: number, shin: number];
  readonly farLeg: readonly [thigh: number, shin: number];
  /** Where the hips are of somebody in the air; elsewhere what is lowest touches the ground. */
  readonly air?: number;
  /** The hand in front points with a finger. */
  readonly points?: true;
}

export const JOINTS: Readonly<Record<Pose, Joints>> = {
  stand: { lean: 0, near: [-14, -6], far: [14, 6], nearLeg: [-5, -3], farLeg: [6, 3] },
  walk: { lean: 3, near: [-28, -8], far: [26, 46], nearLeg: [24, 6], farLeg: [-14, -42] },
  run: { lean: 14, near: [-52, 30], far: [58, 120], nearLeg: [46, 4], farLeg: [-30, -92] },
  point: { lean: 2, near: [-16, 12], far: [88, 90], nearLeg: [-12, -8], farLeg: [12, 6], points: true },
  cheer: { lean: 0, near: [-152, -168], far: [152, 168], nearLeg: [-12, -6], farLeg: [12, 6] },
  sit: { lean: 6, near: [24, 62], far: [36, 74], nearLeg: [122, 36], farLeg: [112, 48] },
  fly: { lean: 62, near: [-30, -20], far: [168, 176], nearLeg: [-66, -80], farLeg: [-54, -96], air: -340 },
  hold: { lean: 3, near: [26, 96], far: [40, 104], nearLeg: [-8, -4], farLeg: [10, 4] },
  fall: { lean: -38, near: [-120, -150], far: [96, 130], nearLeg: [54, 10], farLeg: [20, -30], air: -290 },
  arms: { lean: 0, near: [-34, 74], far: [34, -74], nearLeg: [-10, -6], farLeg: [10, 6] },
  wave: { lean: -2, near: [-12, 0], far: [126, 178], nearLeg: [-5, -3], farLeg: [6, 3] },
  kneel: { lean: 10, near: [30, 60], far: [44, 70], nearLeg: [84, 4], farLeg: [8, -86] },
};

/** Lengths, and how far what touches the ground reaches below its joint. */
const THIGH = 124;
const SHIN = 112;
const BELOW = { hip: 30, knee: 20, ankle: 18 } as const;

/** The point at a distance from another, in a direction that is measured as joints are. */
export function reach(from: Point, degrees: number, length: number): Point {
  const angle = radians(degrees);
  return [from[0] + Math.sin(angle) * length, from[1] + Math.cos(angle) * length];
}

export interface LegPoints {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
}

export function legPoints(hip: Point, [thigh, shin]: readonly [number, number]): LegPoints {
  const knee = reach(hip, thigh, THIGH);
  return { hip, knee, ankle: reach(knee, shin, SHIN) };
}

/** The middle of the hips of a figure whose ground is at 0. */
export function hipOf({ air, nearLeg, farLeg }: Joints): Point {
  if (air !== undefined) return [0, air];
  const lowest = [nearLeg, farLeg].map((angles) => {
    const { hip, knee, ankle } = legPoints([0, 0], angles);
    return Math.max(hip[1] + BELOW.hip, knee[1] + BELOW.knee, ankle[1] + BELOW.ankle);
  });
  return [0, -Math.max(...lowest)];
}
