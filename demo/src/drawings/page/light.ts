import type { Tones } from '../../stories/entry.ts';
import type { Panel } from '../../stories/story.ts';
import type { Brush } from '../brush.ts';
import { lightness } from '../color.ts';

/** Places that are nothing but an effect have their own light. */
const EFFECTS: ReadonlySet<string> = new Set(['burst', 'dots', 'glow', 'speed']);

/** Light from above and shade towards the foot, so that the people stand out from the place. */
export function paintLight(brush: Brush, width: number, height: number, tones: Tones, panel: Panel): void {
  const { context } = brush;
  if (EFFECTS.has(panel.set)) return;
  const dark = lightness(tones.sky) < 0.3;
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, `rgba(255, 244, 214, ${dark ? 0.05 : 0.16})`);
  shade.addColorStop(0.5, 'rgba(255, 244, 214, 0)');
  shade.addColorStop(0.55, 'rgba(11, 13, 26, 0)');
  shade.addColorStop(1, `rgba(11, 13, 26, ${dark ? 0.34 : 0.24})`);
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  if (panel.shot !== 'close') return;
  const veil = context.createRadialGradient(
    width / 2,
    height * 0.55,
    Math.min(width, height) * 0.2,
    width / 2,
    height * 0.55,
    Math.hypot(width, height) * 0.6,
  );
  veil.addColorStop(0, `${tones.light}${dark ? '2e' : '55'}`);
  veil.addColorStop(1, `${tones.near}66`);
  context.fillStyle = veil;
  context.fillRect(0, 0, width, height);
}
