import { LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { rememberLocale, useLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { LanguageLink } from './language-link.tsx';
import classes from './language-offer.module.css';

/**
 * Offers the page in the language that somebody would have opened by themselves, in that language. Either answer is their
 * choice of a language, and is not asked for again.
 */
export default function LanguageOffer({ offered }: { readonly offered: Locale }) {
  const locale = useLocale();
  const [isReady, setIsReady] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    loadWords(offered, 'shell').then(
      () => setIsReady(true),
      (error: unknown) => report('The offer of a language has no words.', error),
    );
  }, [offered]);
  if (!isReady || isAnswered) return null;
  const t = i18n.getFixedT(offered, 'shell');
  const handleClose = () => {
    rememberLocale(locale);
    setIsAnswered(true);
  };
  return (
    <aside
      className={classes.offer}
      lang={offered}
      dir={LOCALE_DIRECTIONS[offered]}
      aria-label={t('languageOffer.text')}
    >
      <p className={classes.text}>{t('languageOffer.text')}</p>
      <LanguageLink to={offered} className={classes.link} onChoose={() => setIsAnswered(true)}>
        {t('languageOffer.action')}
      </LanguageLink>
      <IconButton label={t('close')} onClick={handleClose}>
        <IconX size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
