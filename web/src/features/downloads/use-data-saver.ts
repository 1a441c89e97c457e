import { useState } from 'react';
import { QUALITIES } from '../../data/downloads/record.ts';
import { chooseDownloadSettings, downloadSettings } from '../../data/downloads/settings.ts';
import { currentSession } from '../../data/session-store.ts';
import { chooseDataSaver, isDataSaverOn } from '../../data/settings-mirror.ts';
import { keptText } from '../../lib/device-store.ts';
import { report } from '../../lib/report-error.ts';

/** Data saver on this device: whoever has an account takes the choice along. */
export function useDataSaver(): { readonly isOn: boolean; readonly choose: (isOn: boolean) => void } {
  const [isOn, setIsOn] = useState(isDataSaverOn);
  return {
    isOn,
    choose: (next) => {
      setIsOn(next);
      chooseDataSaver(next);
      chooseQuality(next);
      store(next).catch((error: unknown) => report('Data saver was not stored for the account.', error));
    },
  };
}

/** The quality that was chosen before data saver was turned on. */
const before = keptText('localStorage', 'qualityBefore', (stored) =>
  QUALITIES.find((quality) => quality === stored),
);

/** Downloads are small with data saver, and afterwards as they were. One that was chosen meanwhile stays. */
function chooseQuality(isSaving: boolean): void {
  const { quality } = downloadSettings();
  if (isSaving) {
    before.keep(quality);
    chooseDownloadSettings({ quality: 'light' });
  } else if (quality === 'light') {
    chooseDownloadSettings({ quality: before.read() ?? 'normal' });
  }
}

async function store(isOn: boolean): Promise<void> {
  const session = currentSession();
  if (session.state !== 'signed-in') return;
  const { writeSetting } = await import('../../data/profile.ts');
  await writeSetting(session.user.uid, { name: 'dataSaver', value: isOn });
}
