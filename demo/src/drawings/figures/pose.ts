import type { Pose } from '../../stories/character.ts';

/** Angles in degrees from hanging straight down; positive swings forward (to the right). */
export interface Joints {
  readonly lean: number;
  readonly near: readonly [upper: number, lower: number];
  readonly far: readonly [upper: number, lower: number];
  readonly nearLeg: readonly [thigh: number, shin: number];
  readonly farLeg: readonly [thigh: number, shin: number];
  /** How far the hips are lowered, in units of the figure. */
  readonly drop: number;
}

export const JOINTS: Readonly<Record<Pose, Joints>> = {
  stand: { lean: 0, near: [-14, -6], far: [14, 6], nearLeg: [-5, -3], farLeg: [6, 3], drop: 0 },
  walk: { lean: 3, near: [-28, -8], far: [26, 46], nearLeg: [24, 6], farLeg: [-20, -34], drop: 8 },
  run: { lean: 14, near: [-52, 30], far: [58, 120], nearLeg: [62, -4], farLeg: [-34, -88], drop: 24 },
  point: { lean: 2, near: [-16, 12], far: [88, 90], nearLeg: [-12, -8], farLeg: [12, 6], drop: 4 },
  cheer: { lean: 0, near: [-152, -168], far: [152, 168], nearLeg: [-12, -6], farLeg: [12, 6], drop: 4 },
  sit: { lean: -4, near: [10, 60], far: [26, 70], nearLeg: [82, 6], farLeg: [74, -6], drop: 112 },
  fly: { lean: 62, near: [-30, -20], far: [168, 176], nearLeg: [-66, -80], farLeg: [-54, -96], drop: -90 },
  hold: { lean: 3, near: [26, 96], far: [40, 104], nearLeg: [-8, -4], farLeg: [10, 4], drop: 4 },
  fall: { lean: -38, near: [-120, -150], far: [96, 130], nearLeg: [54, 10], farLeg: [20, -30], drop: -40 },
  arms: { lean: 0, near: [-34, 74], far: [34, -74], nearLeg: [-10, -6], farLeg: [10, 6], drop: 2 },
  wave: { lean: -2, near: [-12, 0], far: [126, 178], nearLeg: [-5, -3], farLeg: [6, 3], drop: 0 },
  kneel: { lean: 10, near: [30, 60], far: [44, 70], nearLeg: [84, 2], farLeg: [6, -84], drop: 116 },
};
