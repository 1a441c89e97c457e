import { LIST_COMMAS } from '@rawi/model/lists/locales';
import type { FileProgress } from '@rawi/model/truth/file';
import type { ReactNode } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { CheckList, type CheckState } from '../../domains/submissions/check-list.tsx';

interface ChecksProps {
  readonly progress: FileProgress | undefined;
  readonly isSending: boolean;
  /** The state of the cover, if it is a separate file. */
  readonly cover: CheckState | undefined;
  readonly children?: ReactNode;
}

/** The steps of the file checks, each as it is done. */
export function Checks({ progress, isSending, cover, children }: ChecksProps) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const state = progress?.state;
  const ready = progress?.state === 'ready' ? progress : undefined;
  const isOpen = state === undefined || state === 'awaited';
  const isBad = state === 'refused' || state === 'failed';
  const hasBegun = state === 'working' || ready !== undefined;
  const isKnown = ready !== undefined && (ready.sameChapter !== undefined || ready.sameAs !== undefined);
  const formatPages = (pages: readonly number[]) =>
    pages.map((page) => formatNumber(page, locale)).join(LIST_COMMAS[locale]);
  const formatCount = (count: number) => ({ count, number: formatNumber(count, locale) });
  const { repeatedPages = [], emptyPages = [], lostTextPages = [] } = ready ?? {};
  const notes = (
    [
      ['repeated', repeatedPages.map(({ page }) => page)],
      ['empty', emptyPages],
      ['lostText', lostTextPages],
    ] as const
  )
    .filter(([, pages]) => pages.length > 0)
    .map(([key, pages]) => ({
      key,
      state: 'note' as const,
      text: t(`checks.${key}`, formatCount(pages.length)),
      line: t(`checks.${key}Line`, { pages: formatPages(pages) }),
    }));
  const pagesLine = () => {
    if (progress?.state === 'working') {
      const [done, total] = [formatNumber(progress.done, locale), formatNumber(progress.pageCount, locale)];
      return t('checks.pagesOf', { done, total });
    }
    return ready && t('checks.pageCount', formatCount(ready.pageCount));
  };
  const states: Readonly<Record<'arrived' | 'opened' | 'pages' | 'new', CheckState>> = {
    arrived: isOpen ? (isSending ? 'busy' : 'open') : 'passed',
    opened: hasBegun ? 'passed' : isBad ? 'wrong' : isOpen ? 'open' : 'busy',
    pages: ready ? 'passed' : state === 'working' ? 'busy' : 'open',
    new: ready ? (isKnown ? 'note' : 'passed') : 'open',
  };
  const check = (key: keyof typeof states, line?: string) => ({
    key,
    state: states[key],
    text: t(`checks.${key}`),
    line,
  });
  return (
    <CheckList
      title={t('checks.title')}
      checks={[
        check('arrived'),
        check('opened'),
        check('pages', pagesLine()),
        ...(cover ? [{ key: 'cover', state: cover, text: t('checks.cover') }] : []),
        check('new', isKnown ? t('checks.known') : undefined),
        ...notes,
      ]}
    >
      {children}
    </CheckList>
  );
}
