import { useLocation } from 'react-router-dom';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';

export interface SectionLink {
  readonly key: 'home' | 'latest' | 'mostRead' | 'publishers';
  readonly to: string;
  readonly current: 'page' | 'location' | undefined;
}

/** The places that the header and the tab bar lead to, and which of them is open. */
export function useSections(): readonly SectionLink[] {
  const locale = useLocale();
  const { pathname, hash } = useLocation();
  const atHome = pathname.replace(/\/$/, '') === paths.home(locale);
  return (['home', 'latest', 'mostRead', 'publishers'] as const).map((key) => {
    const to = paths[key](locale);
    const anchor = to.includes('#') ? to.slice(to.indexOf('#')) : '';
    const open = atHome && hash === anchor;
    return { key, to, current: open ? (anchor ? 'location' : 'page') : undefined };
  });
}
