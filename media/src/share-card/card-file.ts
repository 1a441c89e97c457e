import type { Locale } from '@rawi/model/lists/locales';

/** The name of a card's file, beside the cover. */
export const cardFile = (locale: Locale) => `share-${locale}.jpg`;
