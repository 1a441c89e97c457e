import { languageOfScript } from '@rawi/model/text/language-of-script';
import { Link } from 'react-router-dom';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { classNames } from '../../core/ui/class-names.ts';
import classes from './translator-link.module.css';

interface ReaderLinkProps {
  readonly reader: { readonly uid: string; readonly name: string };
  readonly className?: string | undefined;
}

/** A reader's name as a link to their own page; only for somebody who has one. */
export function ReaderLink({ reader: { uid, name }, className }: ReaderLinkProps) {
  const locale = useLocale();
  return (
    <Link to={paths.reader(locale, uid)} className={classNames(classes.link, className)}>
      <bdi lang={languageOfScript(name)}>{name}</bdi>
    </Link>
  );
}
