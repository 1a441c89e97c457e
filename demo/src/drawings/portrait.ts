import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PortraitEntry } from '../stories/portraits.ts';
import { Brush } from './brush.ts';
import { paintBust } from './figures/bust.ts';
import { awayFrom, halftone } from './motifs/halftone.ts';

/** The side of a portrait in the units of a figure: a head and its shoulders. */
const UNITS = 460;

/** Head and shoulders on dotted paper, square; avatars are cut as circles, so the corners are paper. */
export function drawPortrait({ person, mood, turn, paper, dots }: PortraitEntry, side: number): Canvas {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.scale(side / UNITS, side / UNITS);
  const brush = new Brush(context);
  brush.rect(paper, 0, 0, UNITS, UNITS);
  halftone(
    brush,
    dots,
    { x: 0, y: 0, width: UNITS, height: UNITS },
    26,
    awayFrom(UNITS / 2, UNITS / 2, 90, UNITS * 0.75),
  );
  brush.at(UNITS / 2, 214, {}, () => paintBust(brush, person, mood, turn));
  return canvas;
}
