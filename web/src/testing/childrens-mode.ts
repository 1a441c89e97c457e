import { act } from '@testing-library/react';
import { DEVICE_KEYS } from '../core/device/device-store.ts';
import { hashCode } from '../domains/childrens-mode/childrens-code.ts';
import { hearChildrensMode } from '../domains/settings/wish.ts';

/** Puts the device into the mode for children; its code is checked at once. */
export async function enterChildrensMode(code = '2468'): Promise<void> {
  localStorage.setItem(DEVICE_KEYS.childrensMode, JSON.stringify(await hashCode(code, 1)));
  act(hearChildrensMode);
}

/** Takes it out of the mode, as a device that was never in it. */
export function forgetChildrensMode(): void {
  localStorage.removeItem(DEVICE_KEYS.childrensMode);
  localStorage.removeItem(DEVICE_KEYS.childrensTries);
  act(hearChildrensMode);
}
