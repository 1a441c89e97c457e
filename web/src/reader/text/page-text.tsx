import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pageInTranslation } from '@rawi/model/truth/matched-pages';
import { useMemo, useState } from 'react';
import type { PageSource } from '../pages/page-source.ts';
import { currentPages, isAtEnd, type ReaderAction, type ReaderState } from '../reader-state.ts';
import type { ItemAt, PageTextOf } from './page-texts.ts';
import { PlaceOnPage } from './place-on-page.tsx';
import { SpokenPages } from './spoken-pages.tsx';
import { TextPanel } from './text-panel.tsx';
import { useTextSettings } from './text-settings.ts';
import { usePageTexts } from './use-page-texts.ts';

export interface PageTextProps {
  readonly chapter: ChapterPayload;
  readonly state: ReaderState;
  /** What is shown of a page, where its margins are left out. */
  readonly cropOf: PageSource['cropOf'];
  readonly isOpen: boolean;
  readonly dispatch: (action: ReaderAction) => void;
  readonly onClose: () => void;
}

/**
 * The text of a chapter's pages: read to whoever does not see the pages, and shown in a panel that follows them. The item that somebody is
 * at, or that is read aloud, is framed on its page.
 */
export default function PageText({ chapter, state, cropOf, isOpen, dispatch, onClose }: PageTextProps) {
  const { oneLanguage, always } = useTextSettings();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const other = otherWithText(chapter);
  const { coming, retry } = usePageTexts(always || wasOpen ? chapter.transcript?.path : undefined);
  const beside = usePageTexts(isOpen && !oneLanguage ? other?.transcript : undefined);
  const [at, setAt] = useState<ItemAt>();
  const texts = coming?.status === 'here' ? coming.texts : undefined;
  const besideTexts = beside.coming?.status === 'here' ? beside.coming.texts : undefined;
  const shown = currentPages(state).join();
  const pages = useMemo(
    () =>
      shown === ''
        ? []
        : shown.split(',').map((number): PageTextOf => {
            const page = Number(number);
            const there = other && pageInTranslation(page, chapter.pageCount, other);
            return {
              page,
              items: texts?.pages[page - 1] ?? [],
              beside: there === undefined ? undefined : besideTexts?.pages[there - 1],
            };
          }),
    [shown, texts, besideTexts, other, chapter.pageCount],
  );
  const item = at && pages.find(({ page }) => page === at.page)?.items[at.item];
  return (
    <>
      {texts && <SpokenPages texts={texts} pages={isAtEnd(state) ? [] : pages} />}
      {item?.place && at && (
        <PlaceOnPage key={`${at.page}.${at.item}`} page={at.page} place={item.place} cropOf={cropOf} />
      )}
      {isOpen && (
        <TextPanel
          language={chapter.language}
          other={other?.language}
          coming={coming}
          pages={pages}
          at={at}
          isAtEnd={isAtEnd(state)}
          onAt={setAt}
          onRetry={retry}
          onTurn={(to) => turnPage(state, to, dispatch)}
          onClose={() => {
            setAt(undefined);
            onClose();
          }}
        />
      )}
    </>
  );
}

/** Turns a whole page, whatever guided view shows of it; behind the last one is the end card. False where there is nothing to turn to. */
function turnPage(
  { at, spreads }: ReaderState,
  to: 'next' | 'previous',
  dispatch: PageTextProps['dispatch'],
): boolean {
  const page = spreads[to === 'next' ? at + 1 : at - 1]?.pages[0];
  if (page !== undefined) dispatch({ type: 'go', page });
  else if (to === 'next' && at < spreads.length) {
    dispatch({ type: 'go', page: spreads.at(-1)?.pages.at(-1) ?? 1 });
    dispatch({ type: 'next' });
  }
  return page !== undefined;
}

/** The first other translation that has text, in another language. */
function otherWithText({ language, translations }: ChapterPayload) {
  return translations.find((other) => other.language !== language && other.transcript !== undefined);
}
