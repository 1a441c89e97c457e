import type { Locale } from '@rawi/model/lists/locales';
import type { Settings } from '@rawi/model/truth/user';
import { useEffect, useRef, useState } from 'react';
import { addChoice, applyChoices, type Choice, removeChoice } from '../../../core/data/optimistic-choices.ts';
import { useColorMode } from '../../../core/lib/color-mode.ts';
import { keepCounting } from '../../../domains/numbers/counting.ts';
import { writeLocale, writeSetting } from '../../../domains/people/profile.ts';
import { type SettingChange, withChange } from '../../../domains/settings/setting-change.ts';
import { mirrorSettings } from '../../../domains/settings/settings-mirror.ts';
import { useAccount } from '../account-context.ts';
import type { Saving } from '../save-state.tsx';

export type ChoiceGroup = 'language' | 'colorMode' | 'dataSaver' | 'age' | 'numbers' | 'notifications';

/**
 * Saves each choice when it is made, on the profile and on this device, and shows the result beside its
 * group. A choice shows at once; if it could not be saved it reverts to the profile's value.
 */
export function useChoices() {
  const { user, profile } = useAccount();
  const [saving, setSaving] = useState<{ readonly group: ChoiceGroup; readonly state: Saving }>();
  const [choices, setChoices] = useState<readonly Choice<SettingChange>[]>([]);
  const turn = useRef(0);
  const { setMode } = useColorMode();
  const latest = useRef(new Map<SettingChange['name'], number>());
  const settings = applyChoices(profile.settings, choices, withChange);
  const shown = useRef(settings);
  useEffect(() => {
    shown.current = settings;
  });

  const save = async (group: ChoiceGroup, write: () => Promise<void>): Promise<boolean> => {
    turn.current += 1;
    const mine = turn.current;
    const notify = (state: Saving) => {
      if (turn.current === mine) setSaving({ group, state });
    };
    // Offline, the choice is stored and sent later, so there is no answer to wait for.
    notify(navigator.onLine ? 'saving' : 'offline');
    try {
      await write();
      notify('saved');
      return true;
    } catch {
      notify('failed');
      return false;
    }
  };

  const chooseLocale = (locale: Locale) => void save('language', () => writeLocale(user.uid, locale));

  const choose = async (group: ChoiceGroup, change: SettingChange) => {
    const mine = { key: change.name, turn: turn.current + 1, change };
    setChoices((now) => addChoice(now, mine));
    const before = settings;
    if (change.name === 'colorMode') setMode(change.value);
    mirrorSettings(user.uid, withChange(before, change));
    if (change.name === 'countReading') keepCounting(user.uid, change.value);
    latest.current.set(change.name, mine.turn);
    const isSaved = await save(group, () => writeSetting(user.uid, change));
    setChoices((now) => removeChoice(now, mine.turn));
    if (isSaved || latest.current.get(change.name) !== mine.turn) return;
    // Now the page, this device and the profile agree again.
    mirrorSettings(user.uid, withChange(shown.current, revertChange(change, before)));
    if (change.name === 'colorMode') setMode(before.colorMode);
    if (change.name === 'countReading') keepCounting(user.uid, before.countReading);
  };

  const stateOf = (group: ChoiceGroup) => (saving?.group === group ? saving.state : undefined);
  return { choose, chooseLocale, stateOf, settings };
}

/** The choice that reverts another one. */
function revertChange(change: SettingChange, before: Settings): SettingChange {
  if (change.name === 'colorMode') return { name: 'colorMode', value: before.colorMode };
  if (change.name === 'wish') return { name: 'wish', value: before.wish };
  if (change.name === 'dataSaver' || change.name === 'countReading') {
    return { name: change.name, value: before[change.name] };
  }
  return { ...change, value: !change.value };
}
