import { Button } from '@mantine/core';
import type { Language } from '@rawi/model/lists/languages';
import type { ReadScript } from '@rawi/model/transcripts/read-script';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { useEffect, useRef, useState } from 'react';
import { formatNumber, joinParts } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { DialogActions } from '../../../core/ui/dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { RadioTiles } from '../../../core/ui/radio-tiles.tsx';
import classes from './script.module.css';
import { ScriptNotes } from './script-notes.tsx';
import type { ScriptSource, TakeScript } from './script-source.ts';
import { runsOf, summaryOf } from './script-summary.ts';

interface ScriptPreviewProps {
  readonly language: Language;
  readonly onTake: TakeScript;
  readonly read: ReadScript;
  readonly source: ScriptSource;
  /** Back to the script, to one of its lines where that is named. */
  readonly onBack: (line?: number) => void;
}

/** So many speakers are named. */
const SPEAKERS_SHOWN = 30;
/** So many items of a page are shown. */
const ITEMS_SHOWN = 3;

/** What was understood of a script: how much, who speaks, what was not taken, and how each page begins. */
export function ScriptPreview({ read, source, language, onBack, onTake }: ScriptPreviewProps) {
  const t = useWords('script');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [replaces, setReplaces] = useState<'written' | 'all'>('written');
  useEffect(() => heading.current?.focus(), []);
  const number = (value: number) => formatNumber(value, locale);
  const { texts, speakers, written, without } = summaryOf(read.pages);
  const more = speakers.length - SPEAKERS_SHOWN;
  const runs = runsOf(without).map(([first, last]) =>
    first === last ? number(first) : `${number(first)}–${number(last)}`,
  );
  return (
    <div className={classes.parts}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {t('preview.title')}
      </h3>
      <output>
        {t('preview.summary', {
          facts: t('preview.texts', { count: texts, number: number(texts) }),
          written: number(written.length),
          total: number(read.pages.length),
        })}
      </output>
      {source.guessed && (
        <FormNote tone="neutral">
          {t('guessed', {
            line: number(source.guessed.line),
            name: isolated(source.name ?? ''),
            label: isolated(source.guessed.encoding),
          })}
        </FormNote>
      )}
      <ScriptNotes problems={read.problems} source={source} language={language} onLine={onBack} />
      {speakers.length > 0 && (
        <div>
          <h4 className={classes.subtitle}>{t('preview.speakers')}</h4>
          <ul className={classes.speakers}>
            {speakers.slice(0, SPEAKERS_SHOWN).map(({ name, times }) => (
              <li key={name}>
                <bdi lang={language}>{name}</bdi> <span className={classes.quiet}>{number(times)}</span>
              </li>
            ))}
            {more > 0 && <li>{t('preview.moreSpeakers', { count: more, number: number(more) })}</li>}
          </ul>
        </div>
      )}
      {without.length > 0 && texts > 0 && (
        <p className={classes.quiet}>{t('preview.without', { pages: joinParts(locale, ...runs) })}</p>
      )}
      {texts > 0 && (
        <div>
          <h4 className={classes.subtitle}>{t('preview.pages')}</h4>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
          <ol className={classes.pages} tabIndex={0} aria-label={t('preview.pages')}>
            {written.map((page) => (
              <PageBeginning key={page} page={page} items={read.pages[page - 1] ?? []} language={language} />
            ))}
          </ol>
        </div>
      )}
      {without.length > 0 && texts > 0 && (
        <RadioTiles
          name="replaces"
          label={t('replaces.label')}
          value={replaces}
          choices={(['written', 'all'] as const).map((value) => ({
            value,
            label: t(`replaces.${value}`),
            about: t(`replaces.${value}About`),
          }))}
          onChoose={setReplaces}
        />
      )}
      {texts > 0 && (
        <p className={classes.quiet}>
          {without.length === 0 && `${t('replaces.all')}. `}
          {t('replaces.undo')}
        </p>
      )}
      <DialogActions>
        <Button variant="default" onClick={() => onBack()}>
          {t('preview.back')}
        </Button>
        {texts > 0 && (
          <Button onClick={() => onTake(read.pages, without.length === 0 || replaces === 'all')}>
            {t('preview.take')}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

interface PageBeginningProps {
  readonly page: number;
  readonly items: readonly TranscriptItem[];
  readonly language: Language;
}

/** The first items of a page, and how many follow. */
function PageBeginning({ page, items, language }: PageBeginningProps) {
  const t = useWords('script');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const more = items.length - ITEMS_SHOWN;
  return (
    <li>
      <p className={classes.pageTitle}>
        {t('preview.page', { page: number(page) })}{' '}
        <span className={classes.quiet}>
          {t('preview.texts', { count: items.length, number: number(items.length) })}
        </span>
      </p>
      <ul className={classes.items}>
        {items.slice(0, ITEMS_SHOWN).map(({ kind, who, words }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an item is told by its place on the page
          <li key={index}>
            {kind !== 'speech' && <span className={classes.quiet}>{t(`kinds.${kind}`)} </span>}
            {who !== undefined && (
              <bdi lang={language} className={classes.who}>
                {who}
              </bdi>
            )}{' '}
            <bdi lang={language}>{words}</bdi>
          </li>
        ))}
        {more > 0 && (
          <li className={classes.quiet}>{t('preview.more', { count: more, number: number(more) })}</li>
        )}
      </ul>
    </li>
  );
}
