import type { Locale } from '@rawi/model/lists/locales';
import { type OwnRating, showingToVisitors } from '@rawi/model/rating/showing-to-visitors';
import { type Localized, localize, type Variants } from '@rawi/model/text/localized';
import type { CoverPicture, Image } from '@rawi/model/truth/schemas';
import { fileUrl, imageSource } from './files.ts';

/**
 * The pictures that stand for addresses where these are shared. Whoever fetches them is a visitor who has said nothing: of what such a
 * one is not shown sharp they get the blurred cover, and where there is none the site's picture stands there.
 */

interface Shared extends OwnRating {
  readonly shareCards?: Variants<string> | undefined;
  readonly cover: Localized<Image>;
}

/**
 * The address of the picture that represents a comic, or a chapter of it, where its address is shared: its cover when it has no other.
 * Undefined where there is none that everybody is shown.
 */
export function shareImage(
  { shareCards, cover, ageRating }: Shared,
  locale: Locale,
  chapter?: OwnRating,
): string | undefined {
  if (showingToVisitors({ ageRating }, chapter).pictures !== 'sharp') return blurredOf(cover, locale);
  const card = cardIn(shareCards, locale);
  return card === undefined ? imageSource(localize(cover, locale).value).src : fileUrl(card);
}

interface Gathered {
  readonly shareCards?: Variants<string> | undefined;
  readonly comics: readonly (OwnRating & {
    readonly cover: Localized<Pick<CoverPicture, 'path' | 'blurred'>>;
  })[];
}

/** What stands for a page of several comics: what stands for the first of them. Undefined where there is none. */
export function firstShareImage(
  { shareCards, comics: [first] }: Gathered,
  locale: Locale,
): string | undefined {
  if (!first) return undefined;
  if (showingToVisitors(first).pictures !== 'sharp') return blurredOf(first.cover, locale);
  return fileUrl(cardIn(shareCards, locale) ?? localize(first.cover, locale).value.path);
}

function blurredOf(cover: Localized<Pick<Image, 'blurred'>>, locale: Locale): string | undefined {
  const { blurred } = localize(cover, locale).value;
  return blurred === undefined ? undefined : fileUrl(blurred);
}

function cardIn(cards: Variants<string> = {}, locale: Locale): string | undefined {
  return cards[locale] ?? Object.values(cards).find((path) => path !== undefined);
}
