import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Review } from '@rawi/model/truth/review';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { comicName } from '../../domains/comics/comic-name.ts';

/**
 * The title of a review: a comic's name or a person's. A chapter has the stored name of its comic, in the
 * reader's language; one submitted before names were stored has the name that its owner typed, and says so.
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

/** The kind, in a word or two: a comic, an application, or the chapter number. */
export function useKindWords(): (review: Pick<Review, 'kind' | 'number'>) => string {
  const t = useWords('review');
  const locale = useLocale();
  return ({ kind, number }) =>
    number === null
      ? t(`kinds.${kind}`)
      : t('chapterNumber', { chapter: formatNumber(number, locale, false) });
}

/** The owner. */
export function By({ name }: { readonly name: string }) {
  const t = useWords('review');
  return fillIn(t('by'), { name: () => <PersonName name={name} /> });
}

/** A name, marked with the language of its script. */
export function PersonName({ name }: { readonly name: string }) {
  return <bdi lang={languageOfScript(name)}>{name}</bdi>;
}
