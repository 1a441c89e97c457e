import { IconShare2, IconSquarePlus } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import classes from './home-screen-steps.module.css';

/** How to install a site on an iPhone or iPad, where no button of a page can do it. */
export function HomeScreenSteps() {
  const t = useWords('downloads');
  return (
    <ol className={classes.steps}>
      <li>
        <IconShare2 size={22} stroke={1.75} aria-hidden="true" />
        <span>{t('ios.share')}</span>
      </li>
      <li>
        <IconSquarePlus size={22} stroke={1.75} aria-hidden="true" />
        <span>{t('ios.add')}</span>
      </li>
      <li>
        <img src="/favicon.svg" width={22} height={22} alt="" />
        <span>{t('ios.open')}</span>
      </li>
    </ol>
  );
}
