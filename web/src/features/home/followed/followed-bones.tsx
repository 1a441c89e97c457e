import { useWords } from '../../../lib/i18n.ts';
import { CardBones } from '../../../ui/card-bones.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Section } from '../../../ui/section.tsx';
import shelf from '../../../ui/shelf.module.css';
import classes from './followed.module.css';

/** The boxes of the row, where this device knows that there is one. */
export function FollowedBones({ count }: { readonly count: number }) {
  const t = useWords('home');
  return (
    <Section title={t('followed.title')}>
      <div className={classNames(shelf.shelf, classes.row)} aria-busy="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <div className={classes.who} />
            <CardBones />
          </div>
        ))}
      </div>
    </Section>
  );
}
