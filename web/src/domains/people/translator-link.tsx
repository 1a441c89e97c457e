import { languageOfScript } from '@rawi/model/text/language-of-script';
import { Link } from 'react-router-dom';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { OneLine } from '../../core/ui/one-line.tsx';
import classes from './translator-link.module.css';

interface TranslatorLinkProps {
  readonly translator: { readonly id: string; readonly name: string };
  readonly className?: string | undefined;
  /** Whether it is cut at the end of the line, instead of wrapping. */
  readonly isOneLine?: boolean;
}

/** A translator's name as a link to their page. */
export function TranslatorLink({ translator: { id, name }, className, isOneLine }: TranslatorLinkProps) {
  const locale = useLocale();
  const lang = languageOfScript(name);
  return (
    <Link to={paths.translator(locale, id)} className={classNames(classes.link, className)}>
      {isOneLine ? <OneLine text={name} lang={lang} /> : <bdi lang={lang}>{name}</bdi>}
    </Link>
  );
}
