import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useView } from './use-view.ts';

const sendView = vi.hoisted(() => vi.fn<(view: object) => void>());
vi.mock('../domains/chapters/views.ts', () => ({ sendView }));

let visibility: DocumentVisibilityState = 'visible';
const become = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  sendView.mockClear();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(cleanup);

it('a view is sent once a page is drawn, not before', () => {
  const { result } = renderHook(() => useView('one', 'one-1-en'));
  become('visible');
  expect(sendView).not.toHaveBeenCalled();
  result.current();
  expect(sendView).toHaveBeenCalledWith({ comicId: 'one', chapterId: 'one-1-en' });
});

it('a view of a page that is drawn in a hidden tab waits until the tab is shown', () => {
  visibility = 'hidden';
  const { result } = renderHook(() => useView('one', 'one-1-en'));
  result.current();
  expect(sendView).not.toHaveBeenCalled();
  become('visible');
  expect(sendView).toHaveBeenCalledTimes(1);
});

it('a reader that was closed sends no view any more', () => {
  visibility = 'hidden';
  const { result, unmount } = renderHook(() => useView('one', 'one-1-en'));
  result.current();
  unmount();
  become('visible');
  expect(sendView).not.toHaveBeenCalled();
});
