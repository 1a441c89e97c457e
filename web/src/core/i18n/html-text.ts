/** Text as it stands in HTML. */
export const text = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Text as it stands in an attribute, between double quotes. */
export const attribute = (value: string): string => text(value).replaceAll('"', '&quot;');
