import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import hidden from '../../core/ui/hidden.module.css';
import { usePageOnScreen } from '../guided/page-on-screen.ts';
import { useReaderWords } from '../reader-words.ts';
import { directionOf, lineOf, type PageTextOf, type PageTexts, type TextItem } from './page-texts.ts';

interface SpokenPagesProps {
  readonly texts: PageTexts;
  readonly pages: readonly PageTextOf[];
}

/**
 * The text of the pages that are shown, for whoever does not see them: each page has its items after its picture, in order, and turning says
 * the first of them.
 */
export function SpokenPages({ texts: { language }, pages }: SpokenPagesProps) {
  const { direction } = useReaderWords();
  const first = useFirstLine(pages);
  return (
    <>
      {pages.map((page) => (
        <SpokenPage key={page.page} {...page} language={language} />
      ))}
      <p className={hidden.hidden} dir={direction} aria-live="polite">
        {first && (
          <span key={first.page} lang={language}>
            {first.line}
          </span>
        )}
      </p>
    </>
  );
}

/** Screen readers say what changes in a live region that is there already: it is filled a moment after the pages have come. */
const MOMENT_MS = 50;

function useFirstLine(pages: readonly PageTextOf[]) {
  const [first, setFirst] = useState<{ readonly page: number; readonly line: string }>();
  useEffect(() => {
    const shown = pages.find(({ items }) => items.length > 0);
    const [item] = shown?.items ?? [];
    const timer = setTimeout(
      () => setFirst(shown && item && { page: shown.page, line: isolatedLine(item) }),
      MOMENT_MS,
    );
    return () => clearTimeout(timer);
  }, [pages]);
  return first;
}

function SpokenPage({ page, items, language }: PageTextOf & Pick<PageTexts, 'language'>) {
  const t = useWords('page-text');
  const words = useReaderWords();
  const target = usePageOnScreen(page);
  if (target === null || items.length === 0) return null;
  return createPortal(
    <section
      className={hidden.hidden}
      dir={words.direction}
      aria-label={t('textOf', { page: words.number(page) })}
    >
      <ol lang={language} dir={directionOf(language)}>
        {items.map((item, index) => (
          <li key={index}>
            {item.kind !== 'speech' && (
              <span lang={words.locale} dir={LOCALE_DIRECTIONS[words.locale]}>
                {t(`kinds.${item.kind}`)}:{' '}
              </span>
            )}
            {isolatedLine(item)}
          </li>
        ))}
      </ol>
    </section>,
    target,
  );
}

/** The line, in which the name keeps its own direction. */
const isolatedLine = ({ who, words }: TextItem): string =>
  lineOf({ ...(who !== undefined && { who: isolated(who) }), words });
