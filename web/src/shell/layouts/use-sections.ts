import { useLocation } from 'react-router-dom';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';

export type SectionKey = 'home' | 'comics' | 'publishers' | 'blogs' | 'search' | 'savedItems' | 'account';

export interface SectionLink<K extends SectionKey> {
  readonly key: K;
  readonly to: string;
  readonly current: 'page' | 'true' | undefined;
}

/** The places that the header, the tab bar and the footer lead to, and which of them is open. */
export function useSections<K extends SectionKey>(keys: readonly K[]): readonly SectionLink<K>[] {
  const locale = useLocale();
  const path = useLocation().pathname.replace(/\/$/, '');
  return keys.map((key) => {
    const to = paths[key](locale);
    if (path === to) return { key, to, current: 'page' };
    // A later part of the list of comics is still that list; a comic of it is not.
    return { key, to, current: key === 'comics' && path.startsWith(`${to}/`) ? 'true' : undefined };
  });
}
