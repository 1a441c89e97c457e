import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { arriveAtPart } from './arrive-at-part.ts';

const scrolled = vi.fn<(id: string) => void>();
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled(this.id);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  scrolled.mockClear();
});

function add(id: string): HTMLElement {
  const part = document.createElement('section');
  part.id = id;
  part.tabIndex = -1;
  document.querySelector('main')?.append(part);
  return part;
}
/** Until what was changed before has been seen. */
const seen = () => new Promise((resolve) => setTimeout(resolve));

describe('a part of a page that comes later than the page', () => {
  it('is scrolled to and focused when it comes, once', async () => {
    arriveAtPart('comments');
    add('other');
    await seen();
    expect(scrolled).not.toHaveBeenCalled();
    const part = add('comments');
    await eventually(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith('comments'));
    expect(document.activeElement).toBe(part);
    part.remove();
    add('comments');
    await seen();
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('is found when an element that is there gets its name', async () => {
    const part = add('');
    arriveAtPart('comment.one');
    part.id = 'comment.one';
    await eventually(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith('comment.one'));
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'takes nobody away who has gone on by themselves: %s',
    async (way) => {
      arriveAtPart('comments');
      window.dispatchEvent(new Event(way));
      add('comments');
      await seen();
      expect(scrolled).not.toHaveBeenCalled();
    },
  );

  it('is not waited for any more where its page was left', async () => {
    arriveAtPart('comments')();
    add('comments');
    await seen();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
