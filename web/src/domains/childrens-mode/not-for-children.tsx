import { useEffect } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { PlainLink } from '../../core/ui/plain-button.tsx';
import { AgeButton } from '../ratings/age-button.tsx';
import classes from './mode.module.css';

/** Stands in the place of a comic or a chapter that the mode for children does not show. It names neither. */
export function NotForChildren() {
  const t = useWords('age');
  const shell = useWords('shell');
  const locale = useLocale();
  // A screen reader begins with it, where nothing else has the focus.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <PageMessage
      title={t('notice.heading.never')}
      text={t('notice.never')}
      action={
        <>
          <PlainLink to={paths.comics(locale)}>{t('notice.others')}</PlainLink>
          <PlainLink variant="default" to={paths.home(locale)}>
            {shell('nav.home')}
          </PlainLink>
          <AgeButton className={classes.leave}>{t('mode.leave')}</AgeButton>
        </>
      }
    />
  );
}
