import type { Review } from '@rawi/model/truth/review';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { comicName, languageOfScript } from '../../domains/comics/comic-name.ts';

/**
 * What is reviewed: a comic's name, or a person's. A chapter is called by its comic as that is stored, in the reader's language;
 * one that was handed in before that was kept is not yet called anything but what its owner typed, and says so.
 */
export function ReviewTitle({ review }: { readonly review: Pick<Review, 'kind' | 'title' | 'resolved'> }) {
  const t = useWords('review');
  const locale = useLocale();
  const { kind, title, resolved } = review;
  if (resolved?.comic) {
    const { text, lang } = comicName(resolved.comic, locale);
    return <bdi lang={lang}>{text}</bdi>;
  }
  const words = <bdi lang={languageOfScript(title)}>{title}</bdi>;
  return kind === 'chapter' && !resolved ? fillIn(t('typedTitle'), { name: () => words }) : words;
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
