import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { SavedItem } from '@rawi/model/truth/saved';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatAge, formatNumber, joinParts } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { OneLine } from '../../../core/ui/one-line.tsx';
import row from '../../../core/ui/row.module.css';
import { comicName, isolatedName } from '../../../domains/comics/comic-name.ts';
import { Cover } from '../../../domains/comics/cover.tsx';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { ShelveButton } from '../../../domains/shelves/shelve-button.tsx';
import { RemoveButton } from './remove-button.tsx';
import classes from './saved-items.module.css';
import { thingOf } from './saved-thing.ts';

interface SavedChapterProps {
  readonly item: Extract<SavedItem, { kind: 'chapter' }>;
  /** It was taken down, so it is not a link. */
  readonly isRemoved: boolean;
}

/** A saved chapter as a row, with a link to read it. */
export function SavedChapter({ item, isRemoved }: SavedChapterProps) {
  const t = useWords('account');
  const shelves = useWords('shelves');
  const locale = useLocale();
  const name = comicName(item, locale);
  const line = t('lists.chapterLine', { chapter: formatNumber(item.number, locale) });
  const fullName = joinParts(locale, isolatedName(name, locale), line);
  return (
    <li className={classNames(row.row, classes.chapter)}>
      <Cover image={thumbnailSource(item.picture)} rating={keptRating(item)} sizes="60px" />
      <div className={classes.about}>
        <Way to={isRemoved ? undefined : paths.chapter(locale, item.chapterId)}>
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
        </Way>
        <p className={classes.facts}>
          {isRemoved && <span>{t('lists.removed')}</span>}
          <span>{LANGUAGE_NAMES[item.language][locale]}</span>
          <span>{t('lists.savedAge', { age: formatAge(item.at.toISOString(), locale) })}</span>
        </p>
      </div>
      <div className={classes.buttons}>
        <ShelveButton
          item={thingOf(item)}
          label={shelves('button.move', { name: isolated(fullName) })}
          className={classes.remove}
        />
        <RemoveButton item={item} name={fullName} />
      </div>
    </li>
  );
}

/** The link into a chapter; a removed chapter has none. */
function Way({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (to === undefined) return <div className={classes.link}>{children}</div>;
  return (
    <Link to={to} className={classNames(row.link, classes.link)}>
      {children}
    </Link>
  );
}
