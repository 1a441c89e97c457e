import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { Logo } from '../../core/ui/logo.tsx';
import { SignSlot } from '../../domains/childrens-mode/children-parts.tsx';
import { AgeButton } from '../../domains/ratings/age-button.tsx';
import classes from './footer.module.css';
import { useSections } from './use-sections.ts';

export function Footer() {
  const t = useWords('shell');
  const locale = useLocale();
  const sections = useSections(['comics', 'publishers', 'blogs']);
  return (
    <footer className={classes.footer}>
      <SignSlot />
      <div className={classes.inner}>
        <Link to={paths.home(locale)} className={classes.logo} aria-label={t('logoLabel')}>
          <Logo name={t('name')} />
        </Link>
        <nav className={classes.links} aria-label={t('nav.footer')}>
          {sections.map(({ key, to }) => (
            <Link key={key} to={to} className={classes.link}>
              {t(`nav.${key}`)}
            </Link>
          ))}
          <Link to={paths.downloads(locale)} className={classes.link}>
            {t('downloads')}
          </Link>
          <Link to={paths.ask(locale)} className={classes.link}>
            {t('ask')}
          </Link>
          <Link to={paths.translatorDetails(locale)} className={classes.link}>
            {t('becomeTranslator')}
          </Link>
          <Link to={paths.contact(locale)} className={classes.link}>
            {t('contact')}
          </Link>
          <AgeButton className={classes.link} />
          <Link to={paths.terms(locale)} className={classes.link}>
            {t('terms')}
          </Link>
          <Link to={paths.copyright(locale)} className={classes.link}>
            {t('copyright')}
          </Link>
          <Link to={paths.privacy(locale)} className={classes.link}>
            {t('privacy')}
          </Link>
          <Link to={paths.transparency(locale)} className={classes.link}>
            {t('transparency')}
          </Link>
          {/* A file of the build, and no page of the app. */}
          <a href={paths.licenses()} className={classes.link}>
            {t('licenses')}
          </a>
        </nav>
      </div>
    </footer>
  );
}
