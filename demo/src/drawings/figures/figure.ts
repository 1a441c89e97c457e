import type { Character, Mood, Pose } from '../../stories/character.ts';
import { type Brush, radians } from '../brush.ts';
import { shade } from '../color.ts';
import { paintHead } from './head.ts';
import { JOINTS, type Joints } from './pose.ts';

const CONTOUR = { color: '#17141f', width: 3.2 } as const;
const HIP = -250;
const SPINE = 176;

type Point = readonly [number, number];

/** A whole figure about 520 units high, feet on the origin, looking right; a child is three quarters of it. */
export function paintFigure(brush: Brush, person: Character, mood: Mood, pose: Pose, speaks = false): void {
  const joints = JOINTS[pose];
  brush.at(0, 0, { scale: sizeOf(person) }, () =>
    brush.inked(CONTOUR, () => body(brush, person, mood, joints, speaks)),
  );
}

const sizeOf = (person: Character): number => (person.child ? 0.76 : 1);
const headSize = (person: Character): number => (person.child ? 0.56 : 0.45);

/** Where a figure's head is and how large, in the units of the figure. */
export function headPlace(person: Character, pose: Pose): { x: number; y: number; scale: number } {
  const size = sizeOf(person);
  const [x, y] = headPoint(JOINTS[pose]);
  return { x: x * size, y: y * size, scale: headSize(person) * size };
}

function headPoint({ drop, lean }: Joints): Point {
  return reach(reach([0, HIP + drop], 180 - lean, SPINE), 180 - lean * 0.6, 52);
}

function reach(from: Point, degrees: number, length: number): Point {
  const angle = radians(degrees);
  return [from[0] + Math.sin(angle) * length, from[1] + Math.cos(angle) * length];
}

function body(brush: Brush, person: Character, mood: Mood, joints: Joints, speaks: boolean): void {
  const hip: Point = [0, HIP + joints.drop];
  const neck = reach(hip, 180 - joints.lean, SPINE);
  const lean = joints.lean;
  const shoulder = (side: number): Point => {
    const down = reach(neck, -lean, 22);
    return [down[0] + Math.cos(radians(lean)) * side * 50, down[1] + Math.sin(radians(lean)) * side * 50];
  };
  const far = shoulder(1);
  const near = shoulder(-1);
  if (person.cape) cape(brush, person.cape, near, far, hip, joints);
  limbs(brush, person, {
    arm: far,
    hip: [hip[0] + 20, hip[1]],
    armAngles: joints.far,
    legAngles: joints.farLeg,
    dark: 0.16,
  });
  leg(brush, person, [hip[0] - 20, hip[1]], joints.nearLeg, 0);
  torso(brush, person, near, far, hip, neck, joints);
  const head = headPoint(joints);
  brush.at(head[0], head[1], { scale: headSize(person), rotate: lean * 0.5 }, () =>
    paintHead(brush, person, mood, 1, speaks),
  );
  arm(brush, person, near, joints.near, 0);
}

interface Side {
  readonly arm: Point;
  readonly hip: Point;
  readonly armAngles: readonly [number, number];
  readonly legAngles: readonly [number, number];
  readonly dark: number;
}

function limbs(brush: Brush, person: Character, side: Side): void {
  arm(brush, person, side.arm, side.armAngles, side.dark);
  leg(brush, person, side.hip, side.legAngles, side.dark);
}

function arm(
  brush: Brush,
  person: Character,
  from: Point,
  angles: readonly [number, number],
  dark: number,
): void {
  const elbow = reach(from, angles[0], 78);
  const hand = reach(elbow, angles[1], 74);
  const glove = person.outfit === 'space' || person.outfit === 'hero' ? person.accent : person.skin;
  brush.circle(
    shade(person.creature && person.outfit !== 'space' ? person.skin : glove, dark),
    hand[0],
    hand[1],
    17,
  );
  const sleeve = shade(person.top, dark);
  brush.limb(
    sleeve,
    person.outfit === 'robe' ? 42 : 34,
    [...from, ...elbow, ...hand].map((value, index) =>
      index === 4
        ? value - (hand[0] - elbow[0]) * 0.16
        : index === 5
          ? value - (hand[1] - elbow[1]) * 0.16
          : value,
    ),
  );
}

function leg(
  brush: Brush,
  person: Character,
  from: Point,
  angles: readonly [number, number],
  dark: number,
): void {
  const knee = reach(from, angles[0], 124);
  const foot = reach(knee, angles[1], 116);
  const shoe = shade(person.outfit === 'hero' ? person.accent : '#2b2430', dark * 0.5);
  brush.at(foot[0], foot[1], { rotate: -angles[1] * 0.6 }, () =>
    brush.path(shoe, 'M-20 -14 L16 -16 Q46 -6 50 12 L-20 12 Z'),
  );
  brush.limb(shade(person.bottom, dark), person.outfit === 'space' ? 46 : 38, [...from, ...knee, ...foot]);
}

function torso(
  brush: Brush,
  person: Character,
  near: Point,
  far: Point,
  hip: Point,
  neck: Point,
  joints: Joints,
): void {
  const { top, accent, outfit } = person;
  const long = outfit === 'robe' || outfit === 'dress' || outfit === 'coat' || outfit === 'apron';
  const hem =
    outfit === 'coat' || outfit === 'apron' ? 96 : outfit === 'robe' ? 206 : outfit === 'dress' ? 128 : 0;
  const sitting = joints.drop > 60;
  if (long && !sitting) {
    const flare = hem * 0.3 + 40;
    const swing = joints.lean * 1.4;
    brush.path(
      outfit === 'apron' ? accent : shade(top, 0.08),
      `M${hip[0] - 44} ${hip[1] - 20} L${hip[0] - flare - swing} ${hip[1] + hem} Q${hip[0] - swing} ${hip[1] + hem + 16} ${hip[0] + flare - swing} ${hip[1] + hem} L${hip[0] + 44} ${hip[1] - 20} Z`,
    );
  }
  const chest = `M${near[0] - 12} ${near[1] - 8} Q${neck[0]} ${neck[1] - 14} ${far[0] + 12} ${far[1] - 8} L${hip[0] + 44} ${hip[1] + 14} Q${hip[0]} ${hip[1] + 26} ${hip[0] - 44} ${hip[1] + 14} Z`;
  brush.path(top, chest);
  brush.inked(undefined, () => {
    brush.clip(chest, () => {
      brush.poly(shade(top, 0.17), [
        far[0] - 30,
        far[1] - 30,
        far[0] + 60,
        far[1] - 30,
        hip[0] + 80,
        hip[1] + 40,
        hip[0] + 14,
        hip[1] + 40,
      ]);
      if (outfit === 'robe' || outfit === 'suit' || outfit === 'coat')
        brush.line(outfit === 'suit' ? '#f4f1e6' : accent, 22, [...neck, ...hip]);
      if (outfit === 'hero')
        brush.poly(accent, [
          near[0] + 12,
          near[1] - 6,
          far[0] - 12,
          far[1] - 6,
          (neck[0] + hip[0]) / 2,
          neck[1] + 96,
        ]);
      if (outfit === 'space')
        brush.at(neck[0], neck[1], { rotate: joints.lean }, () => brush.rect(accent, -30, 50, 60, 40, 8));
      if (outfit === 'sport') brush.line(accent, 18, [near[0] - 20, near[1] + 66, far[0] + 30, far[1] + 66]);
    });
    if (outfit !== 'dress' && outfit !== 'apron')
      brush.line(shade(accent, 0.12), 13, [hip[0] - 42, hip[1] - 2, hip[0] + 42, hip[1] - 2]);
  });
}

function cape(brush: Brush, color: string, near: Point, far: Point, hip: Point, joints: Joints): void {
  const sweep = -90 - joints.lean * 2.4;
  const fall = joints.lean > 40 ? -30 : 190;
  brush.path(
    shade(color, 0.12),
    `M${near[0] - 8} ${near[1] - 14} L${far[0] + 4} ${far[1] - 14} Q${hip[0] + 40} ${hip[1]} ${hip[0] + 60 + sweep * 0.3} ${hip[1] + fall} Q${hip[0] + sweep * 0.4} ${hip[1] + fall - 26} ${hip[0] + sweep} ${hip[1] + fall + 6} Q${hip[0] + sweep * 0.9} ${hip[1] - 40} ${near[0] - 8} ${near[1] - 14} Z`,
  );
}
