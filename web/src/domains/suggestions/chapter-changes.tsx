import type { ChapterPayload } from '@rawi/model/pages/pages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { Fragment } from 'react';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './chapter-changes.module.css';

/** What readers corrected in a chapter's newest version, and who wants to be named for it. */
export default function ChapterChanges({
  changes: { fixed, names },
}: {
  readonly changes: NonNullable<ChapterPayload['changes']>;
}) {
  const t = useWords('chapter-changes');
  const locale = useLocale();
  const counted = { count: fixed, number: formatNumber(fixed, locale) };
  return (
    <p className={classes.changes}>
      {t('fixed', counted)}{' '}
      {names.length > 0 &&
        fillIn(t('by'), {
          names: () =>
            names.map((name, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
              <Fragment key={index}>
                {index > 0 && t('comma')}
                <bdi lang={languageOfScript(name)}>{name}</bdi>
              </Fragment>
            )),
        })}
    </p>
  );
}
