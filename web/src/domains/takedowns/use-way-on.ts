import { useNavigate } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import type { WayOn } from './take-down-props.ts';
import type { Thing } from './thing.ts';
import type { About } from './things-of.ts';

/** Where to go from a page after something of it is taken down; undefined when the page stays. */
export function useWayOn(about: About): (thing: Thing) => WayOn | undefined {
  const t = useWords('takedown');
  const locale = useLocale();
  const navigate = useNavigate();
  const to = (label: string, path: string): WayOn => ({
    label,
    onGo: () => void navigate(path, { replace: true }),
  });
  return ({ target: { kind } }) => {
    if (kind === 'article') return to(t('leave.article'), paths.blogs(locale));
    // When a line of a comic's page goes, the page stays.
    if ('comic' in about) {
      return kind === 'comic' ? to(t('leave.comic'), paths.comics(locale)) : undefined;
    }
    return kind === 'chapter' && 'chapter' in about
      ? to(t('leave.chapter'), paths.comic(locale, about.chapter.comic.slug))
      : undefined;
  };
}
