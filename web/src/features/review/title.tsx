import type { Review } from '@rawi/model/truth/review';
import { languageOfScript } from '../../lib/comic-name.ts';
import { fillIn } from '../../lib/fill-in.tsx';
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

/** Whose it is. */
export function By({ name }: { readonly name: string }) {
  const t = useWords('review');
  return fillIn(t('by'), { name: () => <PersonName name={name} /> });
}

/** A name, in the language of its letters. */
export function PersonName({ name }: { readonly name: string }) {
  return <bdi lang={languageOfScript(name)}>{name}</bdi>;
}
