import type { ChapterPayload } from '@rawi/model/pages/pages';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { dragOn } from '../../testing/drag-on.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import type { Draft } from './corrections.ts';
import { PanelsEditor } from './panels-editor.tsx';

vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'b' }) }));

const w = wordsOf('corrections');
const PANELS = [
  { page: 1, x: 0, y: 0, width: 500, height: 400 },
  { page: 1, x: 500, y: 500, width: 400, height: 400 },
];
const chapter = {
  pageCount: 1,
  manifest: { folder: 'public/a', widths: [800], images: ['800x1200#336699'], panels: PANELS },
} as unknown as ChapterPayload;
function Edited() {
  const [draft, setDraft] = useState<Draft>({});
  return <PanelsEditor chapter={chapter} draft={draft} page={1} onAll={() => {}} onChange={setDraft} />;
}
const press = (key: string, panel?: string) =>
  act(async () => screen.getByRole('button', { name: w(key, panel ? { panel } : {}) }).click());
const page = () => screen.getByRole('region');
const frames = () => [...page().querySelectorAll<HTMLElement>('[data-frame]')];
/** The chosen frames: where they stand, and their numbers. */
const chosen = () =>
  frames().flatMap((frame) =>
    frame.getAttribute('aria-pressed') === 'true'
      ? [`${frame.style.insetInlineStart} ${frame.textContent}`]
      : [],
  );

beforeAll(() => speak('corrections'));
afterEach(cleanup);

it('has the same panel chosen while panels change their places, and none of those that were found', async () => {
  show(<Edited />);
  await press('panels.show', '2');
  expect(chosen()).toEqual(['50% 2']);
  await press('panels.up', '2');
  expect(chosen()).toEqual(['50% 1']);
  await press('panels.up', '2');
  expect(chosen()).toEqual(['50% 2']);
  await press('panels.reset');
  expect(chosen()).toEqual([]);
});

it('removes a panel by its button alone', async () => {
  show(<Edited />);
  act(() => frames()[0]?.focus());
  for (const key of ['Delete', 'Backspace']) fireEvent.keyDown(frames()[0] ?? page(), { key });
  expect(frames()).toHaveLength(2);
  await press('panels.remove', '1');
  expect(frames()).toHaveLength(1);
});

it('has a panel drawn by a finger that goes sideways', () => {
  show(<Edited />);
  dragOn(page(), page(), [10, 60], [40, 90], { pointerType: 'touch' });
  expect(chosen()).toEqual(['10% 3']);
});
