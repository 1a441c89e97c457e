import { opdsStart } from '@rawi/model/routes/opds-addresses';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { PlainButton } from '../../core/ui/plain-button.tsx';
import { useCopyAddress } from '../library/use-copy-address.ts';
import { useChildrensMode } from '../settings/wish.ts';
import classes from './reading-apps.module.css';

/** The address by which other reading apps find the comics, to be copied; not in the mode for children, of which other apps know nothing. */
export function ReadingApps() {
  const t = useWords('reading-apps');
  const copy = useCopyAddress();
  const address = `${location.origin}${opdsStart(useLocale())}`;
  if (useChildrensMode()) return null;
  return (
    <section className={classes.part} aria-labelledby="reading-apps">
      <h2 id="reading-apps" className={classes.heading}>
        {t('title')}
      </h2>
      <p className={classes.said}>{t('text')}</p>
      <p className={classes.address}>
        <bdi dir="ltr">{address}</bdi>
      </p>
      <p className={classes.said}>{t('adults')}</p>
      <PlainButton variant="default" onClick={() => void copy(address)}>
        {t('copy')}
      </PlainButton>
    </section>
  );
}
