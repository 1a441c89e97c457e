import { Link } from 'react-router-dom';
import { firebaseSettings } from '../../core/firebase/env.ts';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatPublicDay } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { contactLink } from '../../core/ui/contact-link.tsx';
import { TextPage } from '../../core/ui/page-frame.tsx';
import classes from './legal-page.module.css';

/** The date of the current wording. */
const IN_FORCE_SINCE = '2026-11-30';

const SECTIONS = {
  terms: ['reading', 'account', 'contributions', 'manners', 'rights', 'liability', 'changes'],
  privacy: ['visitors', 'account', 'use', 'where', 'device', 'check', 'choices', 'security'],
  copyright: ['owners', 'reading', 'open', 'uploads', 'notices'],
  dmca: ['who', 'notice', 'then', 'counter', 'again', 'untrue'],
} as const;

interface Section {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

/** Whether reCAPTCHA is part of this site. */
const hasAppCheck = () => firebaseSettings().appCheckSiteKey !== undefined;

/** The sections of each page, in order. */
function sectionsOf(
  page: keyof typeof SECTIONS,
  t: ReturnType<typeof useWords<'legal'>>,
): readonly Section[] {
  switch (page) {
    case 'terms':
      return SECTIONS.terms.map((key) => ({
        key,
        title: t(`terms.${key}.title`),
        text: t(`terms.${key}.text`),
      }));
    case 'privacy':
      return SECTIONS.privacy
        .filter((key) => key !== 'check' || hasAppCheck())
        .map((key) => ({
          key,
          title: t(`privacy.${key}.title`),
          text: t(`privacy.${key}.text`),
        }));
    case 'copyright':
      return SECTIONS.copyright.map((key) => ({
        key,
        title: t(`copyright.${key}.title`),
        text: t(`copyright.${key}.text`),
      }));
    case 'dmca':
      return SECTIONS.dmca.map((key) => ({
        key,
        title: t(`dmca.${key}.title`),
        text: t(`dmca.${key}.text`),
      }));
  }
}

/**
 * The legal pages in plain words: the terms, the privacy notice, the rights in the comics, and how to send a
 * notice.
 */
export function LegalPage({ page }: { readonly page: keyof typeof SECTIONS }) {
  const t = useWords('legal');
  const locale = useLocale();
  const notices = (words: string) => (
    <Link to={paths.dmca(locale)} className={classes.link}>
      {words}
    </Link>
  );
  const form = (words: string) => (
    <Link to={paths.contact(locale, 'notice')} className={classes.link}>
      {words}
    </Link>
  );
  const answer = (words: string) => (
    <Link to={paths.counter(locale)} className={classes.link}>
      {words}
    </Link>
  );
  return (
    <TextPage title={t(`${page}.title`)} lead={t(`${page}.description`)} width="narrow">
      {sectionsOf(page, t).map(({ key, title, text }) => (
        <section key={key}>
          <h2>{title}</h2>
          <p>{fillIn(text, { contact: contactLink, notices, form, answer })}</p>
        </section>
      ))}
      <p className={classes.day}>{t('updated', { day: formatPublicDay(IN_FORCE_SINCE, locale) })}</p>
    </TextPage>
  );
}
