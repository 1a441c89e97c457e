import type { ComicCard as Card } from '@rawi/model/pages/cards';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { PARTS } from '../../core/lib/parts.ts';
import { paths } from '../../core/lib/paths.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { MoreLink } from '../../core/ui/more-link.tsx';
import { Section } from '../../core/ui/section.tsx';
import shelf from '../../core/ui/shelf.module.css';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { useListed } from '../../domains/ratings/showing.ts';
import { ComicCards } from './comic-cards.tsx';
import classes from './home-skeleton.module.css';

const SIZES = '(max-width: 640px) 148px, (max-width: 1200px) 24vw, 250px';

/** The newest chapters: two rows of covers, on a phone one row that scrolls. */
export function Latest({ comics }: { readonly comics: readonly Card[] }) {
  const t = useWords('shell');
  const locale = useLocale();
  const { listed, leftOut } = useListed(comics, 10);
  return (
    <Section
      id={PARTS.latest}
      title={t('latestComics')}
      aside={<MoreLink to={paths.search(locale)}>{t('allLatest')}</MoreLink>}
    >
      <ComicCards
        comics={listed}
        sizes={SIZES}
        className={classNames(shelf.shelf, shelf.rows, classes.row)}
      />
      <LeftOut count={leftOut} />
    </Section>
  );
}
