import type { Wanted } from '@rawi/model/truth/ask';
import { useWords } from '../../core/i18n/i18n.ts';
import { idOf } from '../../core/lib/document-id.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { useList } from '../../core/live/use-list.ts';
import { MOST_WANTED } from '../../domains/asks/ask-lists.ts';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { useIsKept, useIsListed } from '../../domains/ratings/showing.ts';
import classes from './ask.module.css';
import { askRating } from './ask-row.tsx';
import { AskSection } from './ask-section.tsx';
import { AskSkeleton } from './ask-skeleton.tsx';
import { OpenAsk } from './open-ask.tsx';
import { OwnAsk } from './own-ask.tsx';

/** Shown before anything is typed: this person's asks, and the most wanted ones. */
export function Waiting({ own: all }: { readonly own: readonly ListItem<Wanted>[] }) {
  const t = useWords('ask');
  const list = useList(MOST_WANTED);
  const isListed = useIsListed();
  const isKept = useIsKept();
  if (!list.items) return <AskSkeleton />;
  // What somebody has asked for says nothing of its rating.
  const own = isKept(undefined) ? all : [];
  const known = new Set(all.map(({ data }) => data.askId));
  const found = list.items.filter((item) => !known.has(idOf(item)));
  const others = found.filter(({ data }) => isListed(askRating(data)));
  return (
    <>
      {own.length > 0 && (
        <AskSection title={t('own')}>
          {own.map(({ path, data }) => (
            <OwnAsk key={path} wanted={data} />
          ))}
        </AskSection>
      )}
      {others.length > 0 && (
        <AskSection title={t('mostWanted')}>
          {others.map((item) => (
            <OpenAsk key={item.path} item={item} />
          ))}
        </AskSection>
      )}
      <LeftOut count={all.length - own.length + found.length - others.length} />
      {all.length === 0 && found.length === 0 && <p className={classes.none}>{t('nothingWanted')}</p>}
    </>
  );
}
