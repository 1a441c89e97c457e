import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** A person's own latest choices on this device, with the person's id; the reader checks each of them. */
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

/**
 * Keeps a choice before the code that sends it has loaded: if the page is left meanwhile, the next visit
 * sends it.
 */
export function keepChoice(uid: string, choice: { readonly key: string; readonly turn: number }): void {
  const others = choicesOf(uid).filter((kept) => fieldOf(kept, 'key') !== choice.key);
  keptChoices.keep({ uid, choices: [...others, choice] });
}

/** Forgets a choice that cannot be sent. */
export function dropChoice(uid: string, turn: number): void {
  const choices = choicesOf(uid).filter((kept) => fieldOf(kept, 'turn') !== turn);
  keptChoices.keep(choices.length === 0 ? undefined : { uid, choices });
}

function choicesOf(uid: string): readonly unknown[] {
  const kept = keptChoices.read();
  return kept?.uid === uid ? kept.choices : [];
}
