/** Escapes text for HTML. */
export const text = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Escapes text for an attribute between double quotes. */
export const attribute = (value: string): string => text(value).replaceAll('"', '&quot;');
