import type { User } from '@rawi/model/user';
import { useRef, useState } from 'react';
import { type Choices, writeChoices } from '../../../data/profile.ts';
import { mirrorSettings } from '../../../data/settings-mirror.ts';
import { useAccount } from '../account-context.ts';
import type { Saving } from '../save-state.tsx';

export type ChoiceGroup = 'language' | 'colorMode' | 'notifications' | 'dataSaver';

/** Saves each choice as it is made, on the profile and on this device; says beside its group what became of it. */
export function useChoices() {
  const { user, profile } = useAccount();
  const [saving, setSaving] = useState<{ readonly group: ChoiceGroup; readonly state: Saving }>();
  const turn = useRef(0);

  const choose = async (group: ChoiceGroup, choices: Choices) => {
    turn.current += 1;
    const mine = turn.current;
    const tell = (state: Saving) => {
      if (turn.current === mine) setSaving({ group, state });
    };
    if (choices.settings) mirrorSettings(user.uid, choices.settings);
    // Without a network the choice is kept and sent later; nothing would answer now.
    tell(navigator.onLine ? 'saving' : 'offline');
    try {
      await writeChoices(user.uid, choices);
      tell('saved');
    } catch {
      if (choices.settings) mirrorSettings(user.uid, profile.settings);
      tell('failed');
    }
  };
  const stateOf = (group: ChoiceGroup) => (saving?.group === group ? saving.state : undefined);
  return { choose, stateOf, settings: profile.settings satisfies User['settings'] };
}
