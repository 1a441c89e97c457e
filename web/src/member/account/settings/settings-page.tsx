import { COLOR_MODES, type ColorMode } from '@rawi/model/constants';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { rememberLocale, useLocale } from '../../../core/i18n/locale.ts';
import { useColorMode } from '../../../core/lib/color-mode.ts';
import { inLocale, paths } from '../../../core/lib/paths.ts';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import { PagePart } from '../../../core/ui/page-part.tsx';
import { PlainLink } from '../../../core/ui/plain-button.tsx';
import { Segments } from '../../../core/ui/segments.tsx';
import { SwitchRow } from '../../../core/ui/switch-row.tsx';
import { DataSaverRow } from '../../../domains/downloads/data-saver-row.tsx';
import { AgeChoices } from '../../../domains/ratings/age-choices.tsx';
import { keepWish, ownWish, useChildrensMode } from '../../../domains/settings/wish.ts';
import { Part } from '../part.tsx';
import { DownloadData } from './download-data.tsx';
import { useChoices } from './use-choices.ts';

/** Lazy: its code is that of browsers' messages. */
const DevicesPart = lazy(() => import('./devices-part.tsx'));
/** Lazy: its code is that of sending what a day has only so many of. */
const PublicPagePart = lazy(() => import('./public-page-part.tsx'));
/** Lazy: few have blocked somebody. */
const HiddenPeople = lazy(() => import('./hidden-people.tsx'));
/** Lazy: few take their library away. */
const TakeAway = lazy(() => import('./take-away.tsx'));

const MODE_ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

/** What to be notified of, and whether by e-mail too. */
const NOTIFIED = ['chapters', 'comments', 'lists', 'mail'] as const;

/** Settings that follow a person across devices; each is saved as it is changed. */
export function SettingsPage() {
  const t = useWords('account');
  const age = useWords('age');
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { mode } = useColorMode();
  const isForChildren = useChildrensMode();
  const { choose, chooseLocale: keepLocale, stateOf, settings } = useChoices();

  const chooseLocale = (next: Locale) => {
    rememberLocale(next);
    keepLocale(next);
    void navigate(inLocale(pathname, next), { preventScrollReset: true });
  };
  const chooseMode = (colorMode: ColorMode) =>
    void choose('colorMode', { name: 'colorMode', value: colorMode });
  return (
    <>
      <PageTitle isAlone>{t('settings.title')}</PageTitle>
      <Part title={t('settings.language')} text={t('settings.languageText')} saving={stateOf('language')}>
        <Segments
          name="language"
          label={t('settings.language')}
          isLabelShown={false}
          value={locale}
          choices={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value][value], lang: value }))}
          onChoose={chooseLocale}
        />
      </Part>
      <Part title={t('settings.colorMode')} text={t('settings.colorModeText')} saving={stateOf('colorMode')}>
        <Segments
          name="colour-mode"
          label={t('settings.colorMode')}
          isLabelShown={false}
          value={mode}
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
      </Part>
      <Part title={t('settings.dataUse')} saving={stateOf('dataSaver')}>
        <DataSaverRow
          isOn={settings.dataSaver}
          onChange={(isOn) => void choose('dataSaver', { name: 'dataSaver', value: isOn })}
        />
      </Part>
      <Part
        title={age('title')}
        text={isForChildren ? undefined : age('lead')}
        saving={isForChildren ? undefined : stateOf('age')}
      >
        <AgeChoices
          onChoose={(wish) => {
            keepWish(wish, ownWish().uid);
            void choose('age', { name: 'wish', value: wish });
          }}
        />
      </Part>
      <Part title={t('settings.numbers')} saving={stateOf('numbers')}>
        <SwitchRow
          label={t('settings.countReading')}
          text={t('settings.countReadingText')}
          isOn={settings.countReading}
          onChange={(isOn) => void choose('numbers', { name: 'countReading', value: isOn })}
        />
        <PlainLink to={paths.numbers(locale)} variant="default">
          {t('settings.seeNumbers')}
        </PlainLink>
      </Part>
      <PagePart>
        <PublicPagePart />
      </PagePart>
      <Part title={t('settings.notifications')} saving={stateOf('notifications')}>
        {NOTIFIED.map((kind) => (
          <SwitchRow
            key={kind}
            label={t(`settings.notified.${kind}`)}
            text={t(`settings.notified.${kind}Text`)}
            isOn={settings.notifications[kind]}
            onChange={(isOn) => void choose('notifications', { name: `notifications.${kind}`, value: isOn })}
          />
        ))}
      </Part>
      <PagePart>
        <DevicesPart />
      </PagePart>
      <PagePart>
        <HiddenPeople />
      </PagePart>
      <Part title={t('data.title')} text={t('data.text')}>
        <DownloadData />
      </Part>
      <PagePart>
        <TakeAway />
      </PagePart>
    </>
  );
}
