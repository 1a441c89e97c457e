import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { dragOn } from '../../testing/drag-on.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { editText, type Items, startText, type TextEditing } from './edit-text.ts';
import { TextPage } from './text-page.tsx';

vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'b' }) }));
const staged = vi.hoisted(() => vi.fn<(submissionId: string, path: string) => string | undefined>());
vi.mock('../submissions/use-staged-picture.ts', () => ({ useStagedPicture: staged }));

const w = wordsOf('writing');
const SLICE = {
  width: 800,
  height: 1200,
  wide: false,
  color: '#102030',
  sources: [{ width: 400, path: 'public/one/1.webp' }],
};
const shown = vi.fn<(state: TextEditing) => void>();
/** The text as it was shown last. */
function written(): TextEditing {
  const [state] = shown.mock.lastCall ?? [];
  if (!state) throw new Error('Nothing is shown.');
  return state;
}
function Written({ items, isStill, of }: { items: Items; isStill: boolean; of: string | undefined }) {
  const [now, dispatch] = useReducer(editText, startText([items]));
  shown(now);
  return <TextPage state={now} slices={[SLICE]} submissionId={of} isStill={isStill} onAct={dispatch} />;
}
const start = (items: Items, { isStill = false, of }: { isStill?: boolean; of?: string } = {}) =>
  show(<Written items={items} isStill={isStill} of={of} />);
const surface = () => screen.getByRole('region', { name: w('surface.label', { page: '1' }) });
const frame = (place: number) => screen.getByRole('button', { name: new RegExp(`^Place of line ${place}`) });
const places = () => written().pages[0]?.map(({ place }) => place);
const ITEMS: Items = [
  { kind: 'speech', words: 'Wait!' },
  { kind: 'speech', words: 'No.', place: [1000, 1000, 2000, 2000] },
];

beforeAll(() => speak('writing'));
afterEach(cleanup);

it('begins a line where one is drawn, and marks that of the chosen one', () => {
  start(ITEMS);
  dragOn(surface(), surface(), [50, 50], [80, 60]);
  expect(places()).toEqual([undefined, [1000, 1000, 2000, 2000], [5000, 5000, 3000, 1000]]);
  expect(written().chosen).toBe(2);
  dragOn(surface(), surface(), [50, 70], [80, 80]);
  expect(places()?.[2]).toEqual([5000, 7000, 3000, 1000]);
});

it('chooses a line by its frame, which is moved and resized, each drag a step', () => {
  start(ITEMS);
  dragOn(surface(), frame(2), [20, 20], [20, 20]);
  expect([written().chosen, written().past]).toEqual([1, []]);
  dragOn(surface(), frame(2), [20, 20], [30, 20]);
  expect([written().chosen, places()?.[1]]).toEqual([1, [2000, 1000, 2000, 2000]]);
  dragOn(surface(), frame(2).querySelector('[data-place="se"]') ?? surface(), [40, 30], [50, 40]);
  expect(places()?.[1]).toEqual([2000, 1000, 3000, 3000]);
});

it('has a place drawn over that of another line', () => {
  start(ITEMS);
  dragOn(surface(), frame(2), [20, 20], [40, 40]);
  expect(places()).toEqual([undefined, [1000, 1000, 2000, 2000], [2000, 2000, 2000, 2000]]);
});

it('takes a place back drag by drag and press by press, and one that was taken away', () => {
  start(ITEMS);
  act(() => frame(2).focus());
  dragOn(surface(), frame(2), [20, 20], [30, 20]);
  dragOn(surface(), frame(2), [30, 20], [30, 30]);
  fireEvent.keyDown(frame(2), { key: 'ArrowRight' });
  fireEvent.keyDown(frame(2), { key: 'ArrowRight', repeat: true });
  fireEvent.keyDown(frame(2), { key: 'Backspace' });
  expect(written().past.map(({ changes }) => changes[0]?.before[1]?.place)).toEqual([
    [1000, 1000, 2000, 2000],
    [2000, 1000, 2000, 2000],
    [2000, 2000, 2000, 2000],
    [2200, 2000, 2000, 2000],
  ]);
});

it('only lets a line be chosen while nothing is changed', () => {
  start(ITEMS, { isStill: true });
  dragOn(surface(), surface(), [50, 50], [80, 60]);
  dragOn(surface(), frame(2), [20, 20], [30, 20]);
  act(() => frame(2).focus());
  expect([written().chosen, places()]).toEqual([1, [undefined, [1000, 1000, 2000, 2000]]]);
});

it('shows a page that is not public once it has come', () => {
  staged.mockReturnValue(undefined);
  start(ITEMS, { of: 'sent' });
  expect(staged).toHaveBeenCalledWith('sent', 'public/one/1.webp');
  expect(surface().querySelector('img')).toBeNull();
  cleanup();
  staged.mockReturnValue('blob:1');
  start(ITEMS, { of: 'sent' });
  const picture = surface().querySelector('img');
  expect([picture?.getAttribute('src'), picture?.getAttribute('crossorigin')]).toEqual(['blob:1', null]);
});
