import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splashTargets } from '@rawi/model/crop/crop-targets';
import { packImage } from '@rawi/model/truth/page-images';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setFirebaseSettings } from '../../core/firebase/env.ts';
import { show, speak } from '../../testing/show.tsx';
import { OpeningPanels } from './opening-panels.tsx';

const panel = (page: number) => ({
  page,
  name: `${page}`,
  image: packImage({ width: 1600, height: 2400, color: '#224466', wide: false, continues: false }),
  x: 0,
  y: 0,
  width: 1000,
  height: 300,
});

it('the first panel comes before the others, and on a phone in nine tenths of its width', async () => {
  setFirebaseSettings(
    JSON.stringify({
      projectId: 'p',
      apiKey: 'k',
      storageBucket: 'b',
      uploadsBucket: 'u',
      contactAddress: 'help@rawi.test',
    }),
  );
  await speak('home');
  const opening = { chapter: 'one', folder: 'public/one', widths: [800, 1600], panels: [1, 2, 3].map(panel) };
  show(<OpeningPanels opening={opening} />);
  const images = await screen.findAllByRole('img');
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  expect(images[0]?.getAttribute('fetchpriority')).toBe('high');
  expect(images[0]?.getAttribute('sizes')).toContain('max(90vw, ');
});

it('the panels leave clear what those who chose them counted with', () => {
  const css = readFileSync(join(import.meta.dirname, 'splash.module.css'), 'utf8');
  const row = css.slice(0, css.indexOf('@media (max-width: 639.98px)'));
  const rule = (of: string, name: string) => {
    const rules = of.matchAll(new RegExp(`\\n\\s*\\.${name} \\{\\s*((?:--clear-[^;]+;\\s*)+)`, 'g'));
    return [...rules].at(-1)?.[1]?.split(/;\s*/) ?? [];
  };
  const [first, second, third] = splashTargets(1440, 900, 72);
  const share = (clear: number | undefined, width: number) =>
    `${Math.round(((clear ?? 0) / width) * 1000) / 10}cqw`;
  expect(rule(row, 'panel')).toContain(`--clear-foot: ${first.foot}px`);
  expect(rule(row, 'first')).toContain(`--clear-right: ${share(first.right, first.width)}`);
  expect(rule(row, 'second')).toContain(`--clear-left: ${share(second.left, second.width)}`);
  expect(rule(row, 'second')).toContain(`--clear-right: ${share(second.right, second.width)}`);
  expect(rule(row, 'third')).toContain(`--clear-left: ${share(third.left, third.width)}`);
  const rows = css.slice(row.length);
  const [, below, last] = splashTargets(390, 844, 56);
  expect(rule(rows, 'second')).toContain(`--clear-right: ${share(below.right, below.width)}`);
  expect(rule(rows, 'third')).toContain(`--clear-left: ${share(last.left, last.width)}`);
  expect(rule(rows, 'third')).toContain(`--clear-head: ${last.head}px`);
});
