import { keptJson } from '../../core/device/device-store.ts';

const always = keptJson('localStorage', 'text', (value) =>
  typeof value === 'object' && value !== null && 'always' in value ? value.always === true : undefined,
);

/** Whether somebody wants the text of every chapter on this device: what is downloaded has it then. */
export const wantsTexts = (): boolean => always.read() === true;
