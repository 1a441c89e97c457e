import type { Locale } from '@rawi/model/lists/locales';
import { type Localized, localize, type Variants } from '@rawi/model/text/localized';
import type { Image } from '@rawi/model/truth/schemas';
import { fileUrl, imageSource } from './files.ts';

interface Shared {
  readonly shareCards?: Variants<string> | undefined;
  readonly cover: Localized<Image>;
}

/**
 * The address of the picture that represents a comic where its address is shared; its cover when it has none.
 */
export function shareImage({ shareCards = {}, cover }: Shared, locale: Locale): string {
  const card = shareCards[locale] ?? Object.values(shareCards).find((path) => path !== undefined);
  return card === undefined ? imageSource(localize(cover, locale).value).src : fileUrl(card);
}
