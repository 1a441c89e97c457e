import { Button } from '@mantine/core';
import { checkNames, type NameFinding, type NamePlace, placedItems } from '@rawi/model/glossary/check-names';
import type { Language } from '@rawi/model/lists/languages';
import type { Term } from '@rawi/model/truth/glossary';
import { Fragment, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './glossary.module.css';
import type { NamesCheckProps } from './names-of.ts';
import { useGlossary } from './use-glossary.ts';
import { NamesButton } from './use-names-dialog.tsx';

/** How many findings are shown before the rest is asked for, and how many places of each. */
const SHOWN = 10;

/** What is found of the names of a text, or that nothing is. */
export default function NamesFindings({ pages, comicId, language, onGo }: NamesCheckProps) {
  const t = useWords('glossary');
  const locale = useLocale();
  const { glossary } = useGlossary(comicId);
  const terms = glossary.state === 'ready' ? glossary.terms : undefined;
  const found = useFindings(pages, terms, language);
  const [isWhole, setIsWhole] = useState(false);
  const more = (found?.length ?? 0) - SHOWN;
  return (
    <section>
      <h3 className={classes.title}>{t('check.title')}</h3>
      {glossary.state === 'loading' && <output className={classes.about}>{t('check.loading')}</output>}
      {glossary.state === 'failed' && <p className={classes.about}>{t('check.failed')}</p>}
      {found?.length === 0 && <p className={classes.about}>{t('check.fine')}</p>}
      {found && found.length > 0 && (
        <>
          <p className={classes.about}>{t('check.lead')}</p>
          <ul className={classes.findings}>
            {found.slice(0, isWhole ? undefined : SHOWN).map((each) => (
              <Finding
                key={`${each.names.join(' ')} ${each.expected ?? ''}`}
                of={each}
                language={language}
                onGo={onGo}
              />
            ))}
          </ul>
          {!isWhole && more > 0 && (
            <Button variant="default" size="sm" onClick={() => setIsWhole(true)}>
              {t('check.more', { count: more, number: formatNumber(more, locale) })}
            </Button>
          )}
        </>
      )}
      {glossary.state !== 'failed' && (
        <NamesButton comicId={comicId} language={language} label={t('check.list')} />
      )}
    </section>
  );
}

/** A long text is compared for part of a second, which nobody who types shall wait for. */
const PAUSE_MS = 500;

/** What is found, a moment after the text has changed; undefined before the first time. */
function useFindings(
  pages: NamesCheckProps['pages'],
  terms: readonly Term[] | undefined,
  language: Language,
): readonly Gathered[] | undefined {
  const [found, setFound] = useState<readonly Gathered[]>();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!terms) return;
    const check = () => {
      isFirst.current = false;
      setFound(gathered(checkNames(placedItems(pages), terms, language)));
    };
    const timer = setTimeout(check, isFirst.current ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pages, terms, language]);
  return terms && found;
}

/** One way to write a name that is kept otherwise, with all its places; or all ways to write a name that nobody keeps. */
interface Gathered {
  readonly names: readonly string[];
  /** As it is kept. */
  readonly expected?: string;
  readonly places: readonly NamePlace[];
}

/** A slip that is made on every page is one finding with many places. */
function gathered(findings: readonly NameFinding[]): readonly Gathered[] {
  const near = new Map<string, Gathered>();
  const several: Gathered[] = [];
  for (const finding of findings) {
    if (finding.kind === 'several-ways') {
      several.push({ names: finding.ways.map(({ written }) => written), places: finding.ways });
      continue;
    }
    const { written, expected } = finding;
    const key = JSON.stringify([written, finding.termId]);
    near.set(key, { names: [written], expected, places: [...(near.get(key)?.places ?? []), finding] });
  }
  return [...near.values(), ...several];
}

interface FindingProps {
  readonly of: Gathered;
  readonly language: Language;
  readonly onGo: NamesCheckProps['onGo'];
}

function Finding({ of: { names, expected, places }, language, onGo }: FindingProps) {
  const t = useWords('glossary');
  const locale = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const number = (value: number) => formatNumber(value, locale);
  const shown = places.slice(0, isWhole ? undefined : SHOWN);
  const more = places.length - shown.length;
  return (
    <li className={classes.finding}>
      <p className={classes.said}>
        {expected === undefined && t('check.ways', { count: names.length, number: number(names.length) })}{' '}
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && t('check.comma')}
            <bdi lang={language}>{name}</bdi>
          </Fragment>
        ))}
        {expected !== undefined && (
          <>
            {' '}
            {t('check.keptAs')} <bdi lang={language}>{expected}</bdi>
          </>
        )}
      </p>
      <p className={classes.buttons}>
        {shown.map((place) => {
          const { page, item } = place;
          const values = { page: number(page), place: number(item), name: isolated(place.written) };
          const text = t(names.length > 1 ? 'check.goTo' : 'check.go', values);
          return onGo ? (
            <Button
              key={`${page} ${item} ${place.written}`}
              variant="default"
              size="sm"
              aria-label={t('check.goTo', values)}
              onClick={() => onGo(page, item)}
            >
              {text}
            </Button>
          ) : (
            <span key={`${page} ${item} ${place.written}`} className={classes.place}>
              {text}
            </span>
          );
        })}
        {more > 0 && (
          <Button variant="default" size="sm" onClick={() => setIsWhole(true)}>
            {t('check.more', { count: more, number: number(more) })}
          </Button>
        )}
      </p>
    </li>
  );
}
