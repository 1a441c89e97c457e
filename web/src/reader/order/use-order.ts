import type { Locale } from '@rawi/model/lists/locales';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import { readChapterPage } from '../../core/pages/pages.ts';
import { useWish } from '../../domains/settings/wish.ts';
import { chapterInOrder, type OrderId } from '../../domains/shelves/chapter-in-order.ts';
import { orderOf, orderParam } from '../../domains/shelves/order-address.ts';
import { type OrderEntry, orderKey, type ReadingOrder } from '../../domains/shelves/reading-order.ts';

/** `missing`: without a network and a copy, deleted, or of somebody else. */
export type LoadedOrder = ReadingOrder | 'loading' | 'missing';

const orderCode = () => import('../../domains/shelves/read-order.ts');

/** The list that the address names; undefined where it names none, and then nothing is read. */
export function useOrder(): LoadedOrder | undefined {
  const locale = useLocale();
  const { search } = useLocation();
  // A page is served to everybody alike, so what it was drawn with knows no list.
  const param = useSyncExternalStore(
    never,
    () => orderParam(search),
    () => null,
  );
  const { upTo } = useWish();
  const [loaded, setLoaded] = useState<{
    readonly param: string;
    readonly upTo: string;
    readonly order: LoadedOrder;
  }>();
  const isNamed = orderOf(param) !== undefined;
  useEffect(() => {
    const of = orderOf(param);
    if (!of || param === null) return undefined;
    let isShown = true;
    const read = async () => {
      const order = (await readSafely(of, locale)) ?? 'missing';
      if (isShown) setLoaded({ param, upTo, order });
    };
    void read();
    return () => {
      isShown = false;
    };
    // In the mode for children the list is another one.
  }, [param, locale, upTo]);
  if (!isNamed) return undefined;
  return loaded?.param === param && loaded.upTo === upTo ? loaded.order : 'loading';
}

const never = () => () => undefined;

async function readSafely(of: OrderId, locale: Locale): Promise<ReadingOrder | undefined> {
  try {
    const { readOrder } = await orderCode();
    return await readOrder(of, locale);
  } catch (error) {
    report('A list cannot be read.', error);
    return undefined;
  }
}

/** The keys of entries that readers have no more, as far as this chapter has found out. */
export function useGone(): { readonly gone: ReadonlySet<string>; readonly markGone: (key: string) => void } {
  const [gone, setGone] = useState<ReadonlySet<string>>(() => new Set());
  const markGone = useCallback((key: string) => setGone((before) => new Set([...before, key])), []);
  return { gone, markGone };
}

/** Near the end it looks whether the next chapter is still there: the page that is read for it is the one that opens next. */
export function useProbe(
  next: OrderEntry | undefined,
  isNear: boolean,
  markGone: (key: string) => void,
): void {
  const id = next?.kind === 'chapter' ? next.chapterId : undefined;
  useEffect(() => {
    if (!isNear || id === undefined) return;
    const look = async () => {
      const page = await readChapterPage(id);
      if (page.state === 'missing') markGone(id);
    };
    void look();
  }, [id, isNear, markGone]);
}

/** Opens a comic of a list at the chapter where it is continued; one that is gone is marked, and the way leads past it. */
export function useOpenComic(
  markGone: (key: string) => void,
): (entry: Extract<OrderEntry, { kind: 'comic' }>, of: OrderId) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback(
    (entry, of) => {
      const { comicId, slug } = entry;
      const open = async () => {
        const { openComicOfOrder } = await orderCode();
        const opened = await openComicOfOrder(comicId, slug, locale);
        if (opened.state === 'gone') return markGone(orderKey(entry));
        if (opened.state === 'unknown') return void navigate(paths.comic(locale, slug));
        const page = opened.page === undefined || opened.page === 1 ? '' : `&page=${opened.page}`;
        void navigate(`${chapterInOrder(locale, opened.chapterId, of)}${page}`);
      };
      open().catch((error: unknown) => {
        report('A comic of a list cannot be opened.', error);
        void navigate(paths.comic(locale, slug));
      });
    },
    [navigate, locale, markGone],
  );
}
