import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { type Character, type Outfit, POSES, type Pose } from '../../stories/character.ts';
import { Brush } from '../brush.ts';
import { paintFigure } from './figure.ts';
import { hipOf, JOINTS, legPoints, reach } from './pose.ts';

const SKIN = '#00ff00';
const TOP = '#ff0000';
const SIZE = 900;
const ORIGIN = [450, 700] as const;

function draw(pose: Pose, outfit: Outfit): Canvas {
  const person: Character = {
    skin: SKIN,
    hair: '#0000ff',
    style: 'short',
    outfit,
    top: TOP,
    bottom: '#0000ff',
    accent: '#ffff00',
  };
  const canvas = createCanvas(SIZE, SIZE);
  const brush = new Brush(canvas.getContext('2d'));
  brush.at(ORIGIN[0], ORIGIN[1], {}, () => paintFigure(brush, person, 'calm', pose));
  return canvas;
}

/** Red, green, blue and how opaque it is where (x, y) of the figure was drawn. */
function colorAt(canvas: Canvas, [x, y]: readonly [number, number]): readonly number[] {
  const { data } = canvas
    .getContext('2d')
    .getImageData(Math.round(ORIGIN[0] + x), Math.round(ORIGIN[1] + y), 1, 1);
  return [...data];
}

/** Whether anything opaque is drawn below a line. */
function isOpaqueBelow(canvas: Canvas, y: number): boolean {
  const { data } = canvas.getContext('2d').getImageData(0, ORIGIN[1] + y, SIZE, SIZE - ORIGIN[1] - y);
  return data.some((value, index) => index % 4 === 3 && value > 200);
}

const isGreen = ([red = 0, green = 0, blue = 0]: readonly number[]) => green > 120 && red < 60 && blue < 60;

describe('paintFigure', () => {
  const standing = POSES.filter((pose) => JOINTS[pose].air === undefined);

  it.each(standing)('stands on the ground, with a shadow, and nothing reaches below it: %s', (pose) => {
    for (const outfit of ['tunic', 'robe', 'coat', 'dress'] as const) {
      const canvas = draw(pose, outfit);
      expect(isOpaqueBelow(canvas, -6), outfit).toBe(true);
      expect(isOpaqueBelow(canvas, 9), outfit).toBe(false);
      const [, , , shade = 0] = colorAt(canvas, [0, 6]);
      expect(shade, outfit).toBeGreaterThan(10);
    }
  });

  it('has no shadow in the air', () => {
    for (const pose of ['fly', 'fall'] as const) expect(colorAt(draw(pose, 'suit'), [0, 6])[3]).toBe(0);
  });

  it('has a hand with a thumb at the end of the sleeve, and points with a finger', () => {
    const hanging = draw('stand', 'suit');
    const hip = hipOf(JOINTS.stand);
    // Beside the hip: the hand, and in front of it the thumb.
    const row = Array.from({ length: 120 }, (_value, x) => colorAt(hanging, [x - 130, hip[1] + 12]));
    expect(row.filter(isGreen).length).toBeGreaterThan(18);
    const pointing = draw('point', 'suit');
    const reached = (y: number) =>
      Array.from({ length: 120 }, (_value, x) => colorAt(pointing, [x + 160, y])).filter(isGreen).length;
    const rows = Array.from({ length: 200 }, (_value, index) => reached(index - 500)).filter(
      (count) => count > 0,
    );
    expect(Math.max(...rows)).toBeGreaterThan(40);
    expect(rows.filter((count) => count > 40).length).toBeLessThan(16);
  });

  it('lets a robe follow the legs of somebody who runs', () => {
    const canvas = draw('run', 'robe');
    const hip = hipOf(JOINTS.run);
    for (const [x, angles] of [
      [-20, JOINTS.run.nearLeg],
      [20, JOINTS.run.farLeg],
    ] as const) {
      const { knee } = legPoints([hip[0] + x, hip[1]], angles);
      const [red = 0, , blue = 255] = colorAt(canvas, reach(knee, 180, 12));
      expect(red).toBeGreaterThan(150);
      expect(blue).toBeLessThan(60);
    }
  });
});
