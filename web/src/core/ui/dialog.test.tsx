import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Dialog } from './dialog.tsx';

const closeOuter = vi.fn<() => void>();
const closeInner = vi.fn<() => void>();
beforeEach(() => {
  closeOuter.mockReset();
  closeInner.mockReset();
  show(
    <Dialog title="Outer" closeLabel="Close" onClose={closeOuter}>
      <Dialog title="Inner" closeLabel="Close" onClose={closeInner}>
        <p>A question.</p>
      </Dialog>
    </Dialog>,
  );
});
afterEach(cleanup);

const dialog = (name: string) => screen.getByRole<HTMLDialogElement>('dialog', { name });
const cancel = (name: string) => fireEvent(dialog(name), new Event('cancel', { cancelable: true }));
const calls = () => [closeOuter.mock.calls.length, closeInner.mock.calls.length];

it('is closed by Escape, and the dialog around it stays', () => {
  expect(cancel('Inner')).toBe(false);
  expect(calls()).toEqual([0, 1]);
  expect(cancel('Outer')).toBe(false);
  expect(calls()).toEqual([1, 1]);
});

it('is told when the browser closes it, and the dialog around it is told nothing', () => {
  const inner = dialog('Inner');
  dialog('Outer').open = false;
  inner.open = false;
  fireEvent(inner, new Event('close'));
  expect(calls()).toEqual([0, 1]);
});
