import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTyping } from './in-use.ts';
import { applyUpdate, registerWorker } from './register-worker.ts';

/** A newer worker that activates once the test says so. */
class Waiting extends EventTarget {
  state = 'installed';
  readonly postMessage = vi.fn();
  activate(): void {
    this.state = 'activated';
    this.dispatchEvent(new Event('statechange'));
  }
}
let waiting: Waiting;
const registration = Object.assign(new EventTarget(), { active: null, installing: null, waiting: undefined });
const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
const HERE = location.pathname + location.search + location.hash;

beforeEach(async () => {
  waiting = new Waiting();
  Object.assign(registration, { waiting });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  sessionStorage.clear();
  document.body.innerHTML = '';
  assign.mockClear();
  await registerWorker();
});

describe('the newer build', () => {
  it('the newer build comes with the next page that is opened', async () => {
    const applied = applyUpdate(HERE);
    waiting.activate();
    await applied;
    expect(assign).toHaveBeenCalledExactlyOnceWith(HERE);
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])(
    'leaves a page alone that somebody has begun to use: %s',
    async (name) => {
      const applied = applyUpdate(HERE);
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      waiting.activate();
      await applied;
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it('the newer build waits while a chapter is read: its worker is not activated either', async () => {
    document.body.innerHTML = '<div data-reader="single"></div>';
    await applyUpdate(HERE);
    expect([waiting.postMessage.mock.calls.length, assign.mock.calls.length]).toEqual([0, 0]);
  });

  it('the newer build waits when something was typed', async () => {
    watchTyping();
    document.body.innerHTML = '<input>';
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    await applyUpdate(HERE);
    expect(assign).not.toHaveBeenCalled();
  });
});
