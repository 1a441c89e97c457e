import { Button } from '@mantine/core';
import { IconCircleCheck, IconDeviceMobileDown } from '@tabler/icons-react';
import { install, putOffInstall, useInstallState } from '../../core/device/install-prompt.ts';
import { isIos } from '../../core/device/standalone.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { report } from '../../core/lib/report-error.ts';
import { HomeScreenSteps } from '../../domains/home-screen/home-screen-steps.tsx';
import classes from './downloads-page.module.css';

/** Offers to install the site if the browser supports it, and explains how on an iPhone or iPad. */
export function InstallCard() {
  const t = useWords('downloads');
  const state = useInstallState();
  if (state === 'installed' || state === 'accepted') {
    return (
      <output className={classes.line} data-install={state}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
        {t(state === 'installed' ? 'install.installed' : 'install.accepted')}
      </output>
    );
  }
  if (state === 'offered') {
    return (
      <section className={classes.card} aria-label={t('install.title')} data-install={state}>
        <IconDeviceMobileDown size={28} stroke={1.75} aria-hidden="true" />
        <div className={classes.words}>
          <h3 className={classes.title}>{t('install.title')}</h3>
          <p className={classes.text}>{t('install.text')}</p>
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={putOffInstall}>
            {t('install.notNow')}
          </Button>
          <Button
            onClick={() => void install().catch((error: unknown) => report('Nothing is installed.', error))}
          >
            {t('install.action')}
          </Button>
        </div>
      </section>
    );
  }
  if (!isIos()) return null;
  return (
    <section className={classes.card} aria-label={t('install.iosTitle')} data-install="ios">
      <div className={classes.words}>
        <h3 className={classes.title}>{t('install.iosTitle')}</h3>
        <p className={classes.text}>{t('ios.text')}</p>
        <HomeScreenSteps />
      </div>
    </section>
  );
}
