import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { ReactNode } from 'react';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FactLine } from '../../core/ui/fact-line.tsx';
import classes from './takedown.module.css';
import type { Thing } from './thing.ts';

/** The name of something, in its own direction. */
export function ThingName({ thing }: { readonly thing: Thing }): ReactNode {
  const t = useWords('takedown');
  const { name } = thing;
  const shown = name ? <bdi lang={name.lang}>{name.text}</bdi> : t('former');
  return fillIn(useThingWords(thing), { name: () => shown });
}

/** The same for a sentence without elements. */
export function useThingLabel(thing: Thing): string {
  const t = useWords('takedown');
  const { name } = thing;
  return useThingWords(thing).replace('<name></name>', name ? isolated(name.text) : t('former'));
}

function useThingWords({ target, number }: Thing): string {
  const t = useWords('takedown');
  const locale = useLocale();
  const chapter = number === undefined ? '' : formatNumber(number, locale, false);
  switch (target.kind) {
    case 'comic':
    case 'article':
      return t('names.plain');
    case 'chapter':
      return t('names.chapter', { chapter });
    case 'cover':
      return number === undefined ? t('names.cover') : t('names.chapterCover', { chapter });
    case 'photo':
    case 'comment':
      return t(`names.${target.kind}`);
  }
}

/** The facts beside its name; nothing if there are none. */
export function ThingFacts({ thing: { facts = {} } }: { readonly thing: Thing }) {
  const t = useWords('takedown');
  const locale = useLocale();
  const { chapters, pages, language, translator, words } = facts;
  const count = (key: 'chapters' | 'pages', number: number) =>
    t(key, { count: number, number: formatNumber(number, locale) });
  const by = translator !== undefined && <bdi lang={languageOfScript(translator)}>{translator}</bdi>;
  const said = [
    chapters !== undefined && count('chapters', chapters),
    language !== undefined && LANGUAGE_NAMES[language][locale],
    pages !== undefined && count('pages', pages),
    translator !== undefined && fillIn(t('by'), { name: () => by }),
  ].filter((fact) => fact !== false);
  return (
    <>
      {said.length > 0 && (
        <FactLine>
          {said.map((fact, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change places.
            <span key={index}>{fact}</span>
          ))}
        </FactLine>
      )}
      {words !== undefined && (
        <blockquote className={classes.words}>
          <bdi lang={languageOfScript(words)}>{words}</bdi>
        </blockquote>
      )}
    </>
  );
}
