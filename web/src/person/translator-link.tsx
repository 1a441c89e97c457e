import { Link } from 'react-router-dom';
import { languageOfScript } from '../lib/comic-name.ts';
import { useLocale } from '../lib/locale.ts';
import { paths } from '../lib/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { OneLine } from '../ui/one-line.tsx';
import classes from './translator-link.module.css';

interface TranslatorLinkProps {
  readonly translator: { readonly id: string; readonly name: string };
  readonly className?: string | undefined;
  /** Cut where the line ends, instead of running on. */
  readonly isOneLine?: boolean;
}

/** A translator's name, which leads to their page. */
export function TranslatorLink({ translator: { id, name }, className, isOneLine }: TranslatorLinkProps) {
  const locale = useLocale();
  const lang = languageOfScript(name);
  return (
    <Link to={paths.translator(locale, id)} className={classNames(classes.link, className)}>
      {isOneLine ? <OneLine text={name} lang={lang} /> : <bdi lang={lang}>{name}</bdi>}
    </Link>
  );
}
