import type { Locale } from '@rawi/model/locales';
import { useRef, useState } from 'react';
import { writeLocale, writeSetting } from '../../../data/profile.ts';
import { type SettingChange, withChange } from '../../../data/setting-change.ts';
import { mirrorSettings } from '../../../data/settings-mirror.ts';
import { useAccount } from '../account-context.ts';
import type { Saving } from '../save-state.tsx';

export type ChoiceGroup = 'language' | 'colorMode' | 'notifications' | 'dataSaver';

/**
 * Saves each choice as it is made, on the profile and on this device, and says beside its group what became of it. A
 * choice shows at once; one that could not be saved goes back to what the profile says.
 */
export function useChoices() {
  const { user, profile } = useAccount();
  const [saving, setSaving] = useState<{ readonly group: ChoiceGroup; readonly state: Saving }>();
  const [pending, setPending] = useState<readonly SettingChange[]>([]);
  const turn = useRef(0);
  const settings = pending.reduce(withChange, profile.settings);

  const save = async (group: ChoiceGroup, write: () => Promise<void>): Promise<boolean> => {
    turn.current += 1;
    const mine = turn.current;
    const tell = (state: Saving) => {
      if (turn.current === mine) setSaving({ group, state });
    };
    // Without a network the choice is kept and sent later; nothing would answer now.
    tell(navigator.onLine ? 'saving' : 'offline');
    try {
      await write();
      tell('saved');
      return true;
    } catch {
      tell('failed');
      return false;
    }
  };

  const chooseLocale = (locale: Locale) => void save('language', () => writeLocale(user.uid, locale));

  const choose = async (group: ChoiceGroup, change: SettingChange) => {
    setPending((now) => [...now, change]);
    mirrorSettings(user.uid, withChange(settings, change));
    const isSaved = await save(group, () => writeSetting(user.uid, change));
    setPending((now) => now.filter((each) => each !== change));
    if (!isSaved) mirrorSettings(user.uid, profile.settings);
  };

  const stateOf = (group: ChoiceGroup) => (saving?.group === group ? saving.state : undefined);
  return { choose, chooseLocale, stateOf, settings };
}
