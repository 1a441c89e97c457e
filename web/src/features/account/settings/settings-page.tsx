import { useMantineColorScheme } from '@mantine/core';
import { LOCALES, type Locale } from '@rawi/model/locales';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { COLOR_MODES, type ColorMode, toColorMode, toColorScheme } from '../../../lib/color-mode.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { inLocale } from '../../../lib/paths.ts';
import { Segments } from '../../../ui/segments.tsx';
import { PageTitle } from '../page-title.tsx';
import { Part } from '../part.tsx';
import { SaveState } from '../save-state.tsx';
import { DownloadData } from './download-data.tsx';
import classes from './settings.module.css';
import { SwitchRow } from './switch-row.tsx';
import { useChoices } from './use-choices.ts';

const OWN_NAMES: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' };
const MODE_ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

/** Choices that follow a person from device to device; each is saved as it is made. */
export function SettingsPage() {
  const t = useWords('account');
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { choose, chooseLocale: keepLocale, stateOf, settings } = useChoices();
  const { notifications, dataSaver } = settings;

  const chooseLocale = (next: Locale) => {
    keepLocale(next);
    void navigate(inLocale(pathname, next), { preventScrollReset: true });
  };
  const chooseMode = (colorMode: ColorMode) => {
    setColorScheme(toColorScheme(colorMode));
    void choose('colorMode', { name: 'colorMode', value: colorMode });
  };
  return (
    <>
      <PageTitle>{t('settings.title')}</PageTitle>
      <Part title={t('settings.language')} text={t('settings.languageText')}>
        <Segments
          name="language"
          label={t('settings.language')}
          isLabelShown={false}
          value={locale}
          choices={LOCALES.map((value) => ({ value, label: OWN_NAMES[value], lang: value }))}
          onChoose={chooseLocale}
        />
        <div className={classes.state}>
          <SaveState state={stateOf('language')} />
        </div>
      </Part>
      <Part title={t('settings.colorMode')} text={t('settings.colorModeText')}>
        <Segments
          name="colour-mode"
          label={t('settings.colorMode')}
          isLabelShown={false}
          value={toColorMode(colorScheme)}
          choices={COLOR_MODES.map((value) => {
            const Icon = MODE_ICONS[value];
            return {
              value,
              label: t(`settings.${value}`),
              icon: <Icon size={20} stroke={1.75} aria-hidden="true" />,
            };
          })}
          onChoose={chooseMode}
        />
        <div className={classes.state}>
          <SaveState state={stateOf('colorMode')} />
        </div>
      </Part>
      <Part title={t('settings.notifications')}>
        {(['chapters', 'comments', 'mail'] as const).map((kind) => (
          <SwitchRow
            key={kind}
            label={t(`settings.${kind}`)}
            text={t(`settings.${kind}Text`)}
            isOn={notifications[kind]}
            onChange={(isOn) => void choose('notifications', { name: `notifications.${kind}`, value: isOn })}
          />
        ))}
        <div className={classes.state}>
          <SaveState state={stateOf('notifications')} />
        </div>
      </Part>
      <Part title={t('settings.dataSaver')}>
        <SwitchRow
          label={t('settings.dataSaverRow')}
          text={t('settings.dataSaverText')}
          isOn={dataSaver}
          onChange={(isOn) => void choose('dataSaver', { name: 'dataSaver', value: isOn })}
        />
        <div className={classes.state}>
          <SaveState state={stateOf('dataSaver')} />
        </div>
      </Part>
      <Part title={t('data.title')} text={t('data.text')}>
        <DownloadData />
      </Part>
    </>
  );
}
