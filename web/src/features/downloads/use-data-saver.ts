import { useState } from 'react';
import { currentSession } from '../../data/session-store.ts';
import { chooseDataSaver, isDataSaverOn } from '../../data/settings-mirror.ts';
import { report } from '../../lib/report-error.ts';

/** Data saver on this device: whoever has an account takes the choice along. */
export function useDataSaver(): { readonly isOn: boolean; readonly choose: (isOn: boolean) => void } {
  const [isOn, setIsOn] = useState(isDataSaverOn);
  return {
    isOn,
    choose: (next) => {
      setIsOn(next);
      chooseDataSaver(next);
      store(next).catch((error: unknown) => report('Data saver was not stored for the account.', error));
    },
  };
}

async function store(isOn: boolean): Promise<void> {
  const session = currentSession();
  if (session.state !== 'signed-in') return;
  const { writeSetting } = await import('../../data/profile.ts');
  await writeSetting(session.user.uid, { name: 'dataSaver', value: isOn });
}
