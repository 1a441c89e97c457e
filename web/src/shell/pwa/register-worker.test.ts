import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_KEYS } from '../../core/device/device-store.ts';
import { markSaved } from '../../core/pages/saved-pages.ts';
import { keepSessionHint } from '../../core/session/session-hint.ts';
import { watchTyping } from './in-use.ts';
import { applyUpdate, keepBuild, registerWorker } from './register-worker.ts';

const keepGroups = vi.hoisted(() => vi.fn<(groups: readonly string[]) => Promise<void>>());
vi.mock('./kept-groups.ts', () => ({ keepGroups }));

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

describe('the code that the worker keeps', () => {
  let idle: (() => void)[] = [];
  beforeEach(() => {
    idle = [];
    localStorage.clear();
    keepGroups.mockReset().mockResolvedValue();
    vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  });
  afterEach(() => vi.unstubAllGlobals());
  const kept = () => keepGroups.mock.calls.map(([groups]) => groups);

  it('is in idle time the rest of a visitor’s and the words of both languages, and nothing before', async () => {
    await keepBuild();
    expect(kept()).toEqual([]);
    for (const then of idle) then();
    expect(kept()).toEqual([['rest', 'en', 'ar']]);
  });

  it('is none of the rest where data is saved', async () => {
    localStorage.setItem(DEVICE_KEYS.dataSaver, 'on');
    await keepBuild();
    expect(idle).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it('is before idle time that of who was signed in here, of downloads and of files, where data is saved too', async () => {
    localStorage.setItem(DEVICE_KEYS.dataSaver, 'on');
    localStorage.setItem(DEVICE_KEYS.pdfCode, 'yes');
    keepSessionHint({ uid: 'r1', authTime: 1, roles: ['reviewer'] });
    markSaved(true);
    await keepBuild();
    expect(kept()).toEqual([['downloads', 'member', 'desk'], ['pdf']]);
  });
});
