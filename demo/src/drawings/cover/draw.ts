import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Locale } from '@rawi/model/lists/locales';
import { Brush } from '../brush.ts';
import { registerFonts } from '../fonts.ts';
import { COVER, type CoverArt } from './cover-art.ts';

function sheet(
  width: number,
  height: number,
  unitsHigh: number,
): { canvas: Canvas; brush: Brush; unitsWide: number } {
  registerFonts();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const scale = height / unitsHigh;
  context.scale(scale, scale);
  return { canvas, brush: new Brush(context), unitsWide: width / scale };
}

/** The lettered cover, 5:7. */
export function drawCover(art: CoverArt, locale: Locale, width: number): Canvas {
  const { canvas, brush } = sheet(width, Math.round((width * COVER.height) / COVER.width), COVER.height);
  art.backdrop(brush, COVER.width, COVER.height);
  art.subject(brush);
  art.title(brush, locale);
  return canvas;
}

/** The art without lettering, 16:9, its motif in the middle. */
export function drawSplash(art: CoverArt, width: number): Canvas {
  const { canvas, brush, unitsWide } = sheet(width, Math.round((width * 9) / 16), COVER.height);
  art.backdrop(brush, unitsWide, COVER.height);
  brush.at((unitsWide - COVER.width) / 2, 0, {}, () => art.subject(brush));
  return canvas;
}
