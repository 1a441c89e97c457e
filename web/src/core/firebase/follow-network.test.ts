import type { Firestore } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { followNetwork } from './follow-network.ts';

const sdk = vi.hoisted(() => ({
  enableNetwork: vi.fn<(firestore: unknown) => Promise<void>>(),
  disableNetwork: vi.fn<(firestore: unknown) => Promise<void>>(),
}));
vi.mock('firebase/firestore', () => sdk);

const FIRESTORE = {} as Firestore;
const reported = { isOnline: true };
let turns: string[];
let stop = () => {};

beforeEach(() => {
  turns = [];
  reported.isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => reported.isOnline);
  sdk.enableNetwork.mockReset().mockImplementation(async () => void turns.push('on'));
  sdk.disableNetwork.mockReset().mockImplementation(async () => void turns.push('off'));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const report = (isOnline: boolean) => {
  reported.isOnline = isOnline;
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the network of Firestore', () => {
  it('is left alone while the browser reports one', async () => {
    stop = followNetwork(FIRESTORE);
    window.dispatchEvent(new Event('offline'));
    await settled();
    expect(turns).toEqual([]);
  });

  it('is off while the browser reports none, and on again once it does', async () => {
    stop = followNetwork(FIRESTORE);
    report(false);
    await eventually(() => expect(turns).toEqual(['off']));
    report(true);
    await eventually(() => expect(turns).toEqual(['off', 'on']));
  });

  it('is off from the start of a page that is opened without one', async () => {
    reported.isOnline = false;
    stop = followNetwork(FIRESTORE);
    await eventually(() => expect(turns).toEqual(['off']));
  });

  it('ends on when it comes back while it is being turned off', async () => {
    let finish = () => {};
    sdk.disableNetwork.mockImplementation(
      () =>
        new Promise((resolve) => {
          turns.push('off');
          finish = resolve;
        }),
    );
    stop = followNetwork(FIRESTORE);
    report(false);
    await eventually(() => expect(turns).toEqual(['off']));
    report(true);
    await settled();
    expect(turns).toEqual(['off']);
    finish();
    await eventually(() => expect(turns).toEqual(['off', 'on']));
  });

  it('is no fault where the Firestore was ended, which the SDK throws at once', async () => {
    sdk.disableNetwork.mockImplementationOnce(() => {
      throw new Error('terminated');
    });
    stop = followNetwork(FIRESTORE);
    report(false);
    await eventually(() => expect(sdk.disableNetwork).toHaveBeenCalled());
    report(true);
    await eventually(() => expect(turns).toEqual(['on']));
  });

  it('is followed no more after the end, nor stuck at a Firestore that was ended', async () => {
    sdk.disableNetwork.mockRejectedValueOnce(new Error('terminated'));
    stop = followNetwork(FIRESTORE);
    report(false);
    report(true);
    await eventually(() => expect(turns).toEqual([]));
    report(false);
    await eventually(() => expect(sdk.disableNetwork).toHaveBeenCalled());
    await settled();
    stop();
    const before = [...turns];
    report(true);
    report(false);
    await settled();
    expect(turns).toEqual(before);
  });
});
