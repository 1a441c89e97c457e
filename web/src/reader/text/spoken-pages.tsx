import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { createPortal } from 'react-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import hidden from '../../core/ui/hidden.module.css';
import { useReaderWords } from '../reader-words.ts';
import type { PageTexts, TextItem } from './page-texts.ts';
import { useShownPage } from './place-on-page.tsx';
import { directionOf } from './text-direction.ts';
import type { PageTextOf } from './text-panel.tsx';

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
  const [first] = pages.flatMap(({ items }) => items);
  return (
    <>
      {pages.map((page) => (
        <SpokenPage key={page.page} {...page} language={language} />
      ))}
      <p className={hidden.hidden} dir={direction} aria-live="polite">
        {first && <span lang={language}>{lineOf(first)}</span>}
      </p>
    </>
  );
}

function SpokenPage({ page, items, language }: PageTextOf & Pick<PageTexts, 'language'>) {
  const t = useWords('page-text');
  const words = useReaderWords();
  const target = useShownPage(page);
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
            {lineOf(item)}
          </li>
        ))}
      </ol>
    </section>,
    target,
  );
}

/** An item as one line: who speaks, and what. */
const lineOf = ({ who, words }: TextItem): string =>
  who === undefined ? words : `${isolated(who)}: ${words}`;
