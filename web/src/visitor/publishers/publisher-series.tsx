import type { PublisherPayload } from '@rawi/model/pages/pages';
import { useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { MoreLink } from '../../core/ui/more-link.tsx';
import { Section } from '../../core/ui/section.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import shelf from '../../core/ui/shelf.module.css';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { ageMark, useListed } from '../../domains/ratings/showing.ts';
import { EntryCard } from './entry-card.tsx';
import classes from './publisher-page.module.css';

const SIZES = '(max-width: 640px) 148px, (max-width: 1200px) 24vw, 250px';
const ORDERS = ['mostRead', 'latest', 'completed'] as const;

/** The first of a publisher's comics in the chosen order, with a link to all. */
export function PublisherSeries({ publisher }: { readonly publisher: PublisherPayload }) {
  const t = useWords('publishers');
  const locale = useLocale();
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('mostRead');
  const { orders, counts, comics } = publisher;
  const offered = ORDERS.filter((each) => orders[each].length > 0);
  const bySlug = new Map(comics.map((comic) => [comic.slug, comic]));
  const { listed, leftOut } = useListed(orders[order].flatMap((slug) => bySlug.get(slug) ?? []));
  const choice = comics.length > 1 && offered.length > 1 && (
    <div className={classes.orders}>
      <Segments
        name="publisher-order"
        label={t('order')}
        isLabelShown={false}
        value={order}
        choices={offered.map((value) => ({ value, label: t(`orders.${value}`) }))}
        onChoose={setOrder}
      />
    </div>
  );
  const title = (
    <>
      {t('series')} <span className={classes.count}>{formatNumber(counts.comics, locale)}</span>
    </>
  );
  return (
    <Section id="series" title={title} aside={choice}>
      <ul className={classNames(shelf.shelf, shelf.rows)}>
        {listed.map((comic) => (
          <li key={comic.slug} {...ageMark(comic.ageRating)}>
            <EntryCard comic={comic} sizes={SIZES} />
          </li>
        ))}
      </ul>
      <LeftOut count={leftOut} />
      {publisher.shelf !== undefined && (
        <p className={classes.all}>
          <MoreLink to={paths.publisher(locale, publisher.id, publisher.shelf)}>{t('all')}</MoreLink>
        </p>
      )}
    </Section>
  );
}
