import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { SavedItem } from '@rawi/model/truth/saved';
import { Link } from 'react-router-dom';
import { thumbnailSource } from '../../../data/files.ts';
import { comicName, languageOfScript } from '../../../lib/comic-name.ts';
import { formatAge, formatNumber } from '../../../lib/format.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { paths } from '../../../lib/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Cover } from '../../../ui/cover.tsx';
import { OneLine } from '../../../ui/one-line.tsx';
import row from '../../../ui/row.module.css';
import { RemoveButton } from './remove-button.tsx';
import classes from './saved-items.module.css';

/** A saved chapter as a row: which one it is, and the way into it. */
export function SavedChapter({ item }: { readonly item: Extract<SavedItem, { kind: 'chapter' }> }) {
  const t = useWords('account');
  const locale = useLocale();
  const name = comicName(item, locale);
  const line = t('lists.chapterLine', { chapter: formatNumber(item.number, locale) });
  return (
    <li className={classNames(row.row, classes.chapter)}>
      <Cover image={thumbnailSource(item.picture)} sizes="60px" />
      <div className={classes.about}>
        <Link to={paths.chapter(locale, item.chapterId)} className={classNames(row.link, classes.link)}>
          <OneLine text={name.text} lang={name.lang} className={classes.name} />
          <span className={classes.line}>
            {line}
            {item.title !== undefined && (
              <>
                {' '}
                <bdi lang={languageOfScript(item.title)}>{item.title}</bdi>
              </>
            )}
          </span>
        </Link>
        <p className={classes.facts}>
          <span>{LANGUAGE_NAMES[item.language][locale]}</span>
          <span>{t('lists.savedAge', { age: formatAge(item.at.toISOString(), locale) })}</span>
        </p>
      </div>
      <RemoveButton item={item} name={`${name.text}, ${line}`} />
    </li>
  );
}
