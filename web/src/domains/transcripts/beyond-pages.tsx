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
}

/** The text of pages that the file no longer has: it can be copied from here, and keeps the rest from being sent until it is removed. */
export function BeyondPages({ edits, language, isStill }: BeyondPagesProps) {
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

/** How many written pages the chapter leaves out, as its pages are arranged: nothing of their text is lost. */
export function LeftOutPages({ count }: { readonly count: number }) {
  const t = useWords('writing');
  const locale = useLocale();
  if (count === 0) return null;
  return <p className={classes.note}>{t('leftOut', { count, number: formatNumber(count, locale) })}</p>;
}
