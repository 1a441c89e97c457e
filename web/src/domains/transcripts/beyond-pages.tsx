import { Button } from '@mantine/core';
import type { Language } from '@rawi/model/lists/languages';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import type { Items } from './edit-text.ts';
import classes from './text-editor.module.css';
import { TextLines } from './text-lines.tsx';

interface BeyondPagesProps {
  readonly edits: {
    /** The pages, by their numbers. */
    readonly beyond: ReadonlyMap<number, Items>;
    readonly removeBeyond: () => void;
  };
  readonly language: Language | undefined;
  readonly isStill: boolean;
  /** How many written pages the chapter leaves out, as its pages are arranged. */
  readonly leftOut: number;
}

/**
 * The text of pages that the file no longer has: it can be copied from here, and keeps the rest from being sent until it is removed.
 * What is kept of pages that are left out stands there as a number of pages.
 */
export function BeyondPages({ leftOut, ...gone }: BeyondPagesProps) {
  const t = useWords('writing');
  const number = formatNumber(leftOut, useLocale());
  return (
    <>
      <GonePages {...gone} />
      {leftOut > 0 && <p className={classes.note}>{t('leftOut', { count: leftOut, number })}</p>}
    </>
  );
}

function GonePages({ edits, language, isStill }: Omit<BeyondPagesProps, 'leftOut'>) {
  const { beyond: pages, removeBeyond } = edits;
  const t = useWords('writing');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  if (pages.size === 0) return null;
  return (
    <section className={classes.other} aria-label={t('beyond.title')}>
      <h3>{t('beyond.title')}</h3>
      <p className={classes.note}>{t('beyond.text', { count: pages.size, number: number(pages.size) })}</p>
      {[...pages].map(([page, items]) => (
        <div key={page}>
          <p className={classes.note}>{t('beyond.page', { page: number(page) })}</p>
          <TextLines items={items} language={language} />
        </div>
      ))}
      {!isStill && (
        <Button variant="default" onClick={removeBeyond}>
          {t('beyond.remove')}
        </Button>
      )}
    </section>
  );
}
