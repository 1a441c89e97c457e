import type { Locale } from '@rawi/model/lists/locales';
import { type OwnRating, showingToVisitors } from '@rawi/model/rating/showing-to-visitors';
import { type Localized, localize, type Variants } from '@rawi/model/text/localized';
import type { Image, Picture } from '@rawi/model/truth/schemas';
import { fileUrl, imageSource } from './files.ts';

/**
 * The pictures that stand for addresses where these are shared. Whoever fetches them is a visitor who has said nothing: what such a
 * one is not shown sharp has none of its own, and the site's stands there.
 */

interface Shared extends OwnRating {
  readonly shareCards?: Variants<string> | undefined;
  readonly cover: Localized<Image>;
}

/**
 * The address of the picture that represents a comic, or a chapter of it, where its address is shared: its cover when it has no other.
 * Undefined where that is not shown to everybody.
 */
export function shareImage(
  { shareCards, cover, ageRating }: Shared,
  locale: Locale,
  chapter?: OwnRating,
): string | undefined {
  if (showingToVisitors({ ageRating }, chapter).pictures !== 'sharp') return undefined;
  const card = cardIn(shareCards, locale);
  return card === undefined ? imageSource(localize(cover, locale).value).src : fileUrl(card);
}

interface Gathered {
  readonly shareCards?: Variants<string> | undefined;
  readonly comics: readonly (OwnRating & { readonly cover: Localized<Pick<Picture, 'path'>> })[];
}

/** What stands for a page of several comics: what stands for the first of them. Undefined where there is none. */
export function firstShareImage(
  { shareCards, comics: [first] }: Gathered,
  locale: Locale,
): string | undefined {
  if (!first || showingToVisitors(first).pictures !== 'sharp') return undefined;
  return fileUrl(cardIn(shareCards, locale) ?? localize(first.cover, locale).value.path);
}

function cardIn(cards: Variants<string> = {}, locale: Locale): string | undefined {
  return cards[locale] ?? Object.values(cards).find((path) => path !== undefined);
}
