import { fireEvent } from '@testing-library/react';

type At = readonly [x: number, y: number];

/** Drags from one place to another on a page that is drawn as 100 × 100 pixels, beginning on the page or on something on it. */
export function dragOn(page: HTMLElement, on: Element, from: At, to: At, more: object = {}): void {
  page.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  page.setPointerCapture = () => {};
  const at = ([clientX, clientY]: At) => ({
    clientX,
    clientY,
    button: 0,
    pointerId: 1,
    pointerType: 'mouse',
    ...more,
  });
  fireEvent.pointerDown(on, at(from));
  fireEvent.pointerMove(page, at(to));
  fireEvent.pointerUp(page, at(to));
}
