import { fillIn } from '../../lib/fill-in.tsx';
import { formatDay } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { contactLink } from '../../ui/contact-link.tsx';
import classes from './legal-page.module.css';

/** The day of the present wording. */
const IN_FORCE_SINCE = '2026-11-22';

const SECTIONS = {
  terms: ['reading', 'account', 'contributions', 'manners', 'rights', 'liability', 'changes'],
  privacy: ['visitors', 'account', 'use', 'where', 'device', 'choices', 'security'],
} as const;

/** The terms or the privacy notice, in plain words. */
export function LegalPage({ page }: { readonly page: 'terms' | 'privacy' }) {
  const t = useWords('legal');
  const locale = useLocale();
  const sections =
    page === 'terms'
      ? SECTIONS.terms.map((key) => ({ key, title: t(`terms.${key}.title`), text: t(`terms.${key}.text`) }))
      : SECTIONS.privacy.map((key) => ({
          key,
          title: t(`privacy.${key}.title`),
          text: t(`privacy.${key}.text`),
        }));
  return (
    <article className={classes.page}>
      <h1 tabIndex={-1}>{t(`${page}.title`)}</h1>
      <p className={classes.lead}>{t(`${page}.description`)}</p>
      {sections.map(({ key, title, text }) => (
        <section key={key}>
          <h2>{title}</h2>
          <p>{fillIn(text, { contact: contactLink })}</p>
        </section>
      ))}
      <p className={classes.day}>{t('updated', { day: formatDay(IN_FORCE_SINCE, locale) })}</p>
    </article>
  );
}
