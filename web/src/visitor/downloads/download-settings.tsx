import { useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { currentSession } from '../../core/session/session-store.ts';
import { Segments } from '../../core/ui/segments.tsx';
import { SwitchRow } from '../../core/ui/switch-row.tsx';
import { DataSaverRow } from '../../domains/downloads/data-saver-row.tsx';
import { QUALITIES } from '../../domains/downloads/record.ts';
import { chooseDownloadSettings, KEEP_NEXT, useDownloadSettings } from '../../domains/downloads/settings.ts';
import { chooseDataSaver, isDataSaverOn } from '../../domains/settings/settings-mirror.ts';
import classes from './downloads-page.module.css';

/** The download settings, stored on this device, with or without an account. */
export function DownloadSettings() {
  const t = useWords('downloads');
  const locale = useLocale();
  const settings = useDownloadSettings();
  const dataSaver = useDataSaver();
  return (
    <section className={classes.settings} aria-labelledby="download-settings">
      <h2 id="download-settings" className={classes.heading}>
        {t('settings.title')}
      </h2>
      <Segments
        name="quality"
        label={t('settings.quality')}
        value={settings.quality}
        choices={QUALITIES.map((value) => ({ value, label: t(`settings.${value}`) }))}
        onChoose={(quality) => chooseDownloadSettings({ quality })}
      />
      <Segments
        name="keep-next"
        label={t('settings.keepNext')}
        value={`${settings.keepNext}`}
        choices={KEEP_NEXT.map((count) => ({
          value: `${count}`,
          label: count === 0 ? t('settings.none') : formatNumber(count, locale),
        }))}
        onChoose={(value) =>
          chooseDownloadSettings({ keepNext: KEEP_NEXT.find((count) => `${count}` === value) ?? 0 })
        }
      />
      <div className={classes.switches}>
        {(['removeRead', 'wifiOnly', 'onlyDownloads'] as const).map((name) => (
          <SwitchRow
            key={name}
            label={t(`settings.${name}`)}
            text={t(`settings.${name}Text`)}
            isOn={settings[name]}
            onChange={(isOn) => chooseDownloadSettings({ [name]: isOn })}
          />
        ))}
        <DataSaverRow isOn={dataSaver.isOn} onChange={dataSaver.choose} />
      </div>
    </section>
  );
}

/** The data saver choice of this device; with an account it is also stored there. */
function useDataSaver(): { readonly isOn: boolean; readonly choose: (isOn: boolean) => void } {
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
