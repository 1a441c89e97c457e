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
