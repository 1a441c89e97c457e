import { fieldOf, keptJson } from '../../lib/device-store.ts';

/** One's own latest choices on this device, with whose they are; each is checked by who reads them. */
export interface KeptChoices {
  readonly uid: string;
  readonly choices: readonly unknown[];
}

export const keptChoices = keptJson('localStorage', 'choices', (value): KeptChoices | undefined => {
  const [uid, choices] = [fieldOf(value, 'uid'), fieldOf(value, 'choices')];
  return typeof uid === 'string' && Array.isArray(choices) ? { uid, choices } : undefined;
});

/** Forgets a person's choices, for when they leave this device. */
export function forgetChoices(): void {
  keptChoices.keep(undefined);
}
