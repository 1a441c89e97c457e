import type { Character, Mood, Pose } from '../../stories/character.ts';
import type { Brush } from '../brush.ts';
import { radians } from '../brush.ts';
import { shade } from '../color.ts';
import { paintHead } from './head.ts';
import { arm, leg } from './limbs.ts';
import { hipOf, JOINTS, type Joints, legPoints, type Point, reach } from './pose.ts';
import { skirt } from './skirt.ts';

const CONTOUR = { color: '#17141f', width: 3.2 } as const;
const SPINE = 176;

/** A whole figure about 520 units high, feet on the origin, looking right; a child is three quarters of it. */
export function paintFigure(brush: Brush, person: Character, mood: Mood, pose: Pose, speaks = false): void {
  const joints = JOINTS[pose];
  brush.at(0, 0, { scale: sizeOf(person) }, () => {
    if (joints.air === undefined) shadow(brush, joints);
    brush.inked(CONTOUR, () => body(brush, person, mood, joints, speaks));
  });
}

const sizeOf = (person: Character): number => (person.child ? 0.76 : 1);
const headSize = (person: Character): number => (person.child ? 0.56 : 0.45);

/** Where a figure's head is and how large, in the units of the figure. */
export function headPlace(person: Character, pose: Pose): { x: number; y: number; scale: number } {
  const size = sizeOf(person);
  const [x, y] = headPoint(JOINTS[pose]);
  return { x: x * size, y: y * size, scale: headSize(person) * size };
}

function headPoint(joints: Joints): Point {
  const { lean } = joints;
  return reach(reach(hipOf(joints), 180 - lean, SPINE), 180 - lean * 0.6, 52);
}

/** Where each leg begins, beside the middle of the hips. */
function legsOf(joints: Joints) {
  const [x, y] = hipOf(joints);
  return { near: legPoints([x - 20, y], joints.nearLeg), far: legPoints([x + 20, y], joints.farLeg) };
}

/** On the ground below somebody: wide and faint, and dark where a foot stands. */
function shadow(brush: Brush, joints: Joints): void {
  brush.soft('#000000', 0.26, 0, 2, 128, 20);
  for (const { ankle } of Object.values(legsOf(joints)))
    if (ankle[1] > -34) brush.soft('#000000', 0.5, ankle[0] + 14, 1, 46, 8);
}

function body(brush: Brush, person: Character, mood: Mood, joints: Joints, speaks: boolean): void {
  const hip = hipOf(joints);
  const neck = reach(hip, 180 - joints.lean, SPINE);
  const lean = joints.lean;
  const shoulder = (side: number): Point => {
    const down = reach(neck, -lean, 22);
    return [down[0] + Math.cos(radians(lean)) * side * 50, down[1] + Math.sin(radians(lean)) * side * 50];
  };
  const far = shoulder(1);
  const near = shoulder(-1);
  const legs = legsOf(joints);
  if (person.cape) cape(brush, person.cape, near, far, hip, joints);
  arm(brush, person, far, { angles: joints.far, dark: 0.16, points: joints.points === true });
  leg(brush, person, legs.far, joints.farLeg, 0.16);
  leg(brush, person, legs.near, joints.nearLeg, 0);
  skirt(brush, person, legs, joints);
  torso(brush, person, near, far, hip, neck, joints);
  const head = headPoint(joints);
  brush.at(head[0], head[1], { scale: headSize(person), rotate: lean * 0.5 }, () =>
    paintHead(brush, person, mood, 1, speaks),
  );
  arm(brush, person, near, { angles: joints.near, dark: 0 });
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
  const fall = joints.lean > 40 ? -30 : Math.min(190, -hip[1] - 14);
  brush.path(
    shade(color, 0.12),
    `M${near[0] - 8} ${near[1] - 14} L${far[0] + 4} ${far[1] - 14} Q${hip[0] + 40} ${hip[1]} ${hip[0] + 60 + sweep * 0.3} ${hip[1] + fall} Q${hip[0] + sweep * 0.4} ${hip[1] + fall - 26} ${hip[0] + sweep} ${hip[1] + fall + 6} Q${hip[0] + sweep * 0.9} ${hip[1] - 40} ${near[0] - 8} ${near[1] - 14} Z`,
  );
}
