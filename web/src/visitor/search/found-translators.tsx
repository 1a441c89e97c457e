import type { FoundTranslator } from '@rawi/model/search/catalog';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { Avatar } from '../../domains/people/avatar.tsx';
import classes from './found-translators.module.css';
import { Marked } from './marked.tsx';

/** Translators whose names were typed, above the comics. */
export function FoundTranslators({ translators }: { readonly translators: readonly FoundTranslator[] }) {
  const t = useWords('search');
  const locale = useLocale();
  return (
    <ul className={classes.list} aria-label={t('translators')}>
      {translators.map(({ translator: { id, name, picture, professional }, words }) => (
        <li key={id}>
          <Link to={paths.translator(locale, id)} className={classes.translator}>
            <Avatar name={name} photo={picture} size={44} />
            <span className={classes.words}>
              <bdi lang={languageOfScript(name)} className={classes.name}>
                <Marked text={name} words={words} />
              </bdi>
              <span className={classes.what}>{t(professional ? 'professional' : 'translator')}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
