import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { TranslatorPayload, TranslatorWork } from '@rawi/model/pages/pages';
import { lazy } from 'react';
import { type ShownParts, useParts } from '../../core/data/use-parts.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { readTranslatorPart } from '../../core/pages/pages.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import classes from './translator-tabs.module.css';
import { Works } from './works.tsx';

/** Loaded when it is opened: few visitors rate. */
const Ratings = lazy(() => import('./ratings.tsx'));

/** The tabs of a translator: published work, languages, and ratings. */
export function TranslatorTabs({ translator }: { readonly translator: TranslatorPayload }) {
  const t = useWords('translator');
  const works = useWorks(translator);
  const tab = (value: 'published' | 'languages' | 'ratings', count?: number) => (
    <Tabs.Tab value={value} className={classes.tab ?? ''}>
      {t(`tabs.${value}`)}
      {count !== undefined && <Count of={count} />}
    </Tabs.Tab>
  );
  return (
    <Tabs defaultValue="published" keepMounted={false}>
      <Tabs.List
        className={classes.list ?? ''}
        aria-label={t('tabs.label', { name: isolated(translator.name) })}
      >
        {tab('published', translator.chapterCount)}
        {tab('languages')}
        {tab('ratings', translator.ratings.count)}
      </Tabs.List>
      <Tabs.Panel value="published" className={classes.panel ?? ''}>
        <Works translator={translator} works={works} />
      </Tabs.Panel>
      <Tabs.Panel value="languages" className={classes.panel ?? ''}>
        <Languages languages={translator.languages} />
      </Tabs.Panel>
      <Tabs.Panel value="ratings" className={classes.panel ?? ''}>
        <PagePart fallback={<div className={classes.waiting} />}>
          <Ratings translator={translator} />
        </PagePart>
      </Tabs.Panel>
    </Tabs>
  );
}

function Count({ of }: { readonly of: number }) {
  const locale = useLocale();
  return <span className={classes.count}>{formatNumber(of, locale)}</span>;
}

function Languages({ languages }: Pick<TranslatorPayload, 'languages'>) {
  const t = useWords('translator');
  const locale = useLocale();
  return (
    <>
      <h2 className={classes.title}>{t('languages.title')}</h2>
      {languages.length === 0 ? (
        <p className={classes.none}>{t('languages.none')}</p>
      ) : (
        <ul className={classes.languages}>
          {languages.map((language) => (
            <li key={language} className={classes.language}>
              {LANGUAGE_NAMES[language][locale]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The works on a translator's page, followed by the parts that the reader has loaded. */
function useWorks({ id, works, parts }: TranslatorPayload): ShownParts<TranslatorWork> {
  return useParts({
    first: works,
    parts,
    keyOf: ({ slug }) => slug,
    async read(number) {
      const part = await readTranslatorPart(id, number);
      return part.state === 'ready' ? part.payload.works : undefined;
    },
  });
}
