import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Box, boxAt, type Place, type Point } from './boxes.ts';
import { Frame, Mark } from './frame.tsx';
import { FramedPage } from './framed-page.tsx';

vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'b' }) }));

const SLICE = {
  width: 1000,
  height: 1000,
  wide: false,
  color: '#102030',
  sources: [
    { width: 400, path: 'public/a/400.webp' },
    { width: 1200, path: 'public/a/1200.webp' },
  ],
};
const TALL = { ...SLICE, height: 4000 };
const escaped = vi.fn<() => void>();
const pressed = vi.fn<(at: Point) => void>();

interface PageProps {
  readonly begun?: readonly Place[];
  readonly slices?: readonly (typeof SLICE)[];
  readonly fit?: 'screen' | 'flow';
  readonly isStill?: boolean;
  readonly tool?: string;
  readonly drawsOver?: boolean;
  readonly onlyScrolls?: boolean;
}

/** A page whose frames are drawn, chosen, changed and taken away. */
function Page({ begun = [], slices = [SLICE], fit = 'screen', isStill = false, tool, ...more }: PageProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>(begun.map(boxAt));
  const [chosen, setChosen] = useState<number>();
  return (
    <dialog open onKeyDown={({ key }) => key === 'Escape' && escaped()}>
      <FramedPage
        label="Page 1"
        slices={slices}
        fit={fit}
        least={200}
        {...more}
        chosen={chosen}
        count={boxes.length}
        onDraw={
          isStill
            ? undefined
            : (box) => {
                setBoxes([...boxes, box]);
                setChosen(boxes.length);
              }
        }
        onPress={pressed}
        note={boxes.length === 0 ? 'Nothing yet' : undefined}
      >
        {boxes.map((box, index) => (
          <Frame
            // oxlint-disable-next-line react/no-array-index-key -- as those who use it tell them
            key={index}
            frame={index}
            box={box}
            label={`Frame ${index + 1}`}
            number={String(index + 1)}
            isChosen={chosen === index}
            isStill={isStill}
            tool={tool}
            onChoose={() => setChosen(index)}
            onPlace={(placed) => setBoxes(boxes.with(index, placed))}
            onRemove={() => {
              setBoxes(boxes.toSpliced(index, 1));
              setChosen(undefined);
            }}
          />
        ))}
        <Mark box={boxAt([0, 0, 500, 500])} number="9" isOther />
      </FramedPage>
      <button type="button" onClick={() => setBoxes(boxes.slice(1))}>
        Remove the first
      </button>
    </dialog>
  );
}

const page = () => screen.getByRole('region', { name: 'Page 1' });
const frames = () => screen.queryAllByRole('button', { name: /^Frame/ });
const frame = (number = 1) => screen.getByRole('button', { name: `Frame ${number}` });
const handle = (name: string) => {
  const found = frame().querySelector(`[data-place="${name}"]`);
  if (!found) throw new Error(`There is no handle ${name}.`);
  return found;
};
const placeOn = ({ style }: HTMLElement) =>
  [style.insetInlineStart, style.insetBlockStart, style.inlineSize, style.blockSize].join(' ');
/** Shows a page of 1000 × 1000 pixels: a pixel is ten units. */
function show(props: PageProps = {}): void {
  render(<Page {...props} />);
  page().getBoundingClientRect = () => new DOMRect(0, 0, 1000, 1000);
  page().setPointerCapture = () => {};
}
type At = readonly [x: number, y: number];
const at = ([clientX, clientY]: At, more: object = {}) => ({
  clientX,
  clientY,
  button: 0,
  pointerId: 1,
  pointerType: 'mouse',
  ...more,
});
const down = (on: Element, where: At, more?: object) => fireEvent.pointerDown(on, at(where, more));
const move = (where: At, more?: object) => fireEvent.pointerMove(page(), at(where, more));
const up = (where: At, more?: object) => fireEvent.pointerUp(page(), at(where, more));
const drag = (on: Element, from: At, to: At, more?: object) => {
  down(on, from, more);
  move(to, more);
  up(to, more);
};
const FINGER = { pointerType: 'touch' };
const ONE: readonly Place[] = [[2000, 2000, 4000, 4000]];

beforeEach(() => {
  escaped.mockReset();
  pressed.mockReset();
});
afterEach(cleanup);

describe('a page with frames', () => {
  it('has a frame drawn by a drag, which is chosen then and has the focus', () => {
    show();
    expect(screen.getByText('Nothing yet').dir).toBe('auto');
    act(() => page().focus());
    down(page(), [600, 700]);
    move([100, 200]);
    expect(screen.queryByText('Nothing yet')).toBeNull();
    expect(frames()).toHaveLength(0);
    up([100, 200]);
    expect(placeOn(frame())).toBe('10% 20% 50% 50%');
    expect(frame().getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(frame());
  });

  it('takes what hardly moves for a press, and another button for nothing', () => {
    show();
    drag(page(), [500, 500], [503, 498]);
    expect(frames()).toHaveLength(0);
    expect(pressed).toHaveBeenCalledExactlyOnceWith({ x: 5000, y: 5000 });
    drag(page(), [100, 100], [500, 500], { button: 2 });
    expect(frames()).toHaveLength(0);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('takes a finger that hardly moves for a press, and what came back for none', () => {
    show();
    drag(page(), [500, 500], [508, 492], FINGER);
    expect([frames().length, pressed.mock.calls.length]).toEqual([0, 1]);
    cleanup();
    show({ isStill: true });
    down(page(), [500, 500]);
    move([900, 500]);
    move([501, 500]);
    up([501, 500]);
    drag(page(), [500, 500], [900, 500]);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('moves a frame by its body and changes it by edges and corners, never beyond the page', () => {
    show({ begun: ONE });
    expect(frame().querySelector('[data-place]')).toBeNull();
    drag(frame(), [300, 300], [400, 250]);
    expect(placeOn(frame())).toBe('30% 15% 40% 40%');
    drag(handle('w'), [300, 300], [200, 900]);
    expect(placeOn(frame())).toBe('20% 15% 50% 40%');
    drag(handle('se'), [700, 550], [750, 600]);
    expect(placeOn(frame())).toBe('20% 15% 55% 45%');
    drag(handle('n'), [400, 150], [400, 2000]);
    expect(placeOn(frame())).toBe('20% 58% 55% 2%');
    drag(frame(), [400, 590], [-900, -900]);
    expect(placeOn(frame())).toBe('0% 0% 55% 2%');
    expect(frames()).toHaveLength(1);
  });

  it('gives up what is dragged with Escape, which closes nothing then', () => {
    show({ begun: ONE });
    down(frame(), [300, 300]);
    move([500, 500]);
    expect(placeOn(frame())).toBe('40% 40% 40% 40%');
    const isLeft = fireEvent.keyDown(frame(), { key: 'Escape' });
    expect([isLeft, escaped.mock.calls.length]).toEqual([false, 0]);
    up([500, 500]);
    expect(placeOn(frame())).toBe('20% 20% 40% 40%');
    down(page(), [700, 700]);
    move([900, 900]);
    fireEvent.keyDown(page(), { key: 'Escape' });
    up([900, 900]);
    expect(frames()).toHaveLength(1);
    fireEvent.keyDown(frame(), { key: 'Escape' });
    expect(escaped).toHaveBeenCalledOnce();
  });

  it('hears no key while something is dragged, and gives it up where there are other frames by then', () => {
    show({ begun: [...ONE, [7000, 7000, 1000, 1000]] });
    down(frame(2), [750, 750]);
    move([800, 750]);
    expect(fireEvent.keyDown(frame(2), { key: 'Delete' })).toBe(false);
    expect(frames()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Remove the first' }));
    move([850, 750]);
    up([850, 750]);
    expect(frames().map(placeOn)).toEqual(['70% 70% 10% 10%']);
    fireEvent.keyDown(frame(), { key: 'Delete' });
    expect(frames()).toHaveLength(0);
  });

  it('gives it up where the browser takes the pointer, and lets no other finger in', () => {
    show({ begun: ONE });
    down(frame(), [300, 300]);
    move([500, 500], { pointerId: 2 });
    expect(placeOn(frame())).toBe('20% 20% 40% 40%');
    up([500, 500], { pointerId: 2 });
    down(page(), [800, 800], { pointerId: 2 });
    move([400, 300]);
    expect(placeOn(frame())).toBe('30% 20% 40% 40%');
    fireEvent.pointerCancel(page(), at([400, 300]));
    up([400, 300]);
    expect(placeOn(frame())).toBe('20% 20% 40% 40%');
    down(frame(), [300, 300]);
    move([400, 300]);
    fireEvent.lostPointerCapture(page(), at([400, 300]));
    expect(placeOn(frame())).toBe('20% 20% 40% 40%');
  });

  it.each([
    ['a tall page', { slices: [TALL] }],
    ['a page in a dialog', { fit: 'flow' as const }],
  ])('is scrolled by a finger on %s, and drawn on where the browser lets it', (_, props) => {
    show(props);
    down(page(), [100, 100], FINGER);
    fireEvent.pointerCancel(page(), at([100, 100], FINGER));
    move([100, 400], FINGER);
    up([100, 400], FINGER);
    expect(frames()).toHaveLength(0);
    drag(page(), [100, 100], [400, 400], FINGER);
    expect(placeOn(frame())).toBe('10% 10% 30% 30%');
    drag(frame(), [200, 200], [300, 200], FINGER);
    expect(placeOn(frame())).toBe('20% 10% 30% 30%');
  });

  it('is only scrolled by a finger where its user wants that, and drawn on by a mouse', () => {
    show({ slices: [TALL], onlyScrolls: true });
    drag(page(), [100, 100], [400, 400], FINGER);
    expect([frames().length, pressed.mock.calls.length]).toEqual([0, 0]);
    drag(page(), [100, 100], [400, 400]);
    expect(frames()).toHaveLength(1);
  });

  it('has nothing chosen by a finger that scrolls it, but by a press', () => {
    show({ slices: [TALL], begun: ONE });
    drag(frame(), [300, 300], [400, 300], FINGER);
    expect([placeOn(frame()), frame().getAttribute('aria-pressed')]).toEqual(['20% 20% 40% 40%', 'false']);
    expect(document.activeElement).toBe(page());
    fireEvent.click(frame());
    drag(frame(), [300, 300], [400, 300], FINGER);
    expect(placeOn(frame())).toBe('30% 20% 40% 40%');
  });

  it('has a frame drawn over another where its user wants that, which a press chooses', () => {
    show({ begun: ONE, drawsOver: true });
    down(frame(), [300, 300]);
    act(() => frame().focus());
    move([400, 400]);
    up([400, 400]);
    expect(frames().map(placeOn)).toEqual(['20% 20% 40% 40%', '30% 30% 10% 10%']);
    expect(frame(2).getAttribute('aria-pressed')).toBe('true');
    drag(frame(), [300, 300], [302, 300]);
    expect(frame().getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(frame());
    drag(frame(), [300, 300], [400, 300]);
    expect(placeOn(frame())).toBe('30% 20% 40% 40%');
  });

  it('lets no other finger choose while one drags', () => {
    show({ begun: [...ONE, [7000, 7000, 1000, 1000]] });
    down(frame(), [300, 300], FINGER);
    down(frame(2), [750, 750], { ...FINGER, pointerId: 2 });
    expect(frame().getAttribute('aria-pressed')).toBe('true');
  });

  it('has keys for all that a pointer does, and its focus goes nowhere else where a frame is gone', () => {
    show({ begun: ONE });
    act(() => frame().focus());
    expect(frame().getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(frame(), { key: 'ArrowRight' });
    fireEvent.keyDown(frame(), { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(frame(), { key: 'ArrowUp', altKey: true });
    fireEvent.keyDown(frame(), { key: 'ArrowLeft', ctrlKey: true });
    expect(placeOn(frame())).toBe('20.9% 19% 40% 42%');
    fireEvent.keyDown(frame(), { key: 'Delete' });
    expect(frames()).toHaveLength(0);
    expect(document.activeElement).toBe(page());
  });

  it('takes one frame away however long the key is held', () => {
    show({ begun: [...ONE, [7000, 7000, 1000, 1000]] });
    act(() => frame().focus());
    fireEvent.keyDown(frame(), { key: 'Delete' });
    expect(fireEvent.keyDown(frame(), { key: 'Delete', repeat: true })).toBe(false);
    expect(frames().map(placeOn)).toEqual(['70% 70% 10% 10%']);
  });

  it('lets a frame be chosen and no more where nothing is changed', () => {
    show({ begun: ONE, isStill: true });
    drag(frame(), [300, 300], [500, 500]);
    drag(page(), [700, 700], [900, 900]);
    act(() => frame().focus());
    fireEvent.keyDown(frame(), { key: 'ArrowRight' });
    fireEvent.keyDown(frame(), { key: 'Delete' });
    expect(frames().map(placeOn)).toEqual(['20% 20% 40% 40%']);
    expect(frame().getAttribute('aria-pressed')).toBe('true');
    expect(frame().querySelector('[data-place]')).toBeNull();
  });

  it('leaves a press on a frame to a tool', () => {
    show({ begun: ONE, tool: 'join' });
    drag(frame(), [300, 300], [500, 500]);
    expect(placeOn(frame())).toBe('20% 20% 40% 40%');
    act(() => frame().focus());
    expect(frame().getAttribute('aria-pressed')).toBe('false');
  });

  it('shows its picture as large as it is needed, from left to right', () => {
    show({ fit: 'flow' });
    expect(page().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect(page().querySelector('img')?.getAttribute('src')).toContain('1200.webp');
    expect(page().querySelector('[aria-hidden]')?.textContent).toBe('9');
  });
});
