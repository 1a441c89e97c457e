import { useWords } from '../../../core/i18n/i18n.ts';
import { CardSkeleton } from '../../../core/ui/card-skeleton.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { Section } from '../../../core/ui/section.tsx';
import shelf from '../../../core/ui/shelf.module.css';
import classes from './followed.module.css';

/** The skeleton of the row, shown if this device knows that there is one. */
export function FollowedSkeleton({ count }: { readonly count: number }) {
  const t = useWords('home');
  return (
    <Section title={t('followed.title')}>
      <div className={classNames(shelf.shelf, classes.row)} aria-busy="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <div className={classes.who} />
            <CardSkeleton />
          </div>
        ))}
      </div>
    </Section>
  );
}
