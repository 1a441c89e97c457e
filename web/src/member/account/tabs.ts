import type { Locale } from '@rawi/model/lists/locales';
import { paths } from '../../core/lib/paths.ts';

/**
 * The tabs of the specification (section 2) that are pages of this area. "Become a translator" links to a
 * page outside it.
 */
export const TABS = ['account', 'history', 'savedItems', 'following', 'settings', 'comments'] as const;
/** Additional tabs for people who may upload. */
export const UPLOADER_TABS = ['myWork'] as const;
/** Additional tabs for translators. */
export const TRANSLATOR_TABS = ['translatorAccount'] as const;
export type Tab = (typeof TABS)[number] | (typeof UPLOADER_TABS)[number] | (typeof TRANSLATOR_TABS)[number];

export const tabPath = (tab: Tab, locale: Locale): string => paths[tab](locale);
