import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import classes from './contact-page.module.css';

const QUESTIONS = ['free', 'translator', 'loading', 'rights', 'offline'] as const;

/** Frequent questions: one answer is open at a time, also without JavaScript. */
export function Questions() {
  const t = useWords('contact');
  const locale = useLocale();
  const link =
    (to: string) =>
    (words: string): ReactNode => <Link to={to}>{words}</Link>;
  const links = {
    more: link(paths.translatorDetails(locale)),
    notice: link(paths.contact(locale, 'notice')),
  };
  return (
    <section>
      <h2 className={classes.title}>{t('questions.title')}</h2>
      <div className={classes.list}>
        {QUESTIONS.map((key, index) => (
          <details key={key} name="questions" className={classes.question} open={index === 0}>
            <summary className={classes.asked}>
              {t(`questions.${key}.title`)}
              <IconChevronDown size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
            </summary>
            <p className={classes.answer}>{fillIn(t(`questions.${key}.text`), links)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
