import { useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { currentSession } from '../../core/session/session-store.ts';
import { chooseDataSaver, isDataSaverOn } from '../../domains/settings/settings-mirror.ts';

/** The data saver choice of this device; with an account it is also stored there. */
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
  const { writeSetting } = await import('../../domains/people/profile.ts');
  await writeSetting(session.user.uid, { name: 'dataSaver', value: isOn });
}
