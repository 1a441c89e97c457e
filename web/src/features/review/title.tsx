import type { Review } from '@rawi/model/truth/review';
import { languageOfScript } from '../../lib/comic-name.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';

/** What is reviewed: a comic's name, or a person's. */
export function ReviewTitle({ review: { title } }: { readonly review: Pick<Review, 'title'> }) {
  return <bdi lang={languageOfScript(title)}>{title}</bdi>;
}

/** What it is, in a word or two: a comic, an application, or which chapter. */
export function useKindWords(): (review: Pick<Review, 'kind' | 'number'>) => string {
  const t = useWords('review');
  const locale = useLocale();
  return ({ kind, number }) =>
    number === null
      ? t(`kinds.${kind}`)
      : t('chapterNumber', { chapter: formatNumber(number, locale, false) });
}
