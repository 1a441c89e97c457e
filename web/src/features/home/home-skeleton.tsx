import { useWords } from '../../lib/i18n.ts';
import { Bone } from '../../ui/bone.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section.tsx';
import classes from './home-skeleton.module.css';
import latest from './latest.module.css';
import splash from './splash.module.css';

/** The boxes of the home page before its content. */
export function HomeSkeleton() {
  const t = useWords('shell');
  return (
    <div aria-busy="true">
      <div className={classNames(splash.splash, classes.panels)} data-panels={3}>
        {[splash.first, splash.second, splash.third].map((panel) => (
          <Bone key={panel} className={classNames(splash.panel, panel, classes.panel)} />
        ))}
      </div>
      <Section title={t('latestComics')}>
        <div className={latest.row}>
          {Array.from({ length: 10 }, (_, index) => (
            <div key={index} className={latest.item}>
              <Bone className={classes.cover} />
              <Bone width="80%" height="1rem" className={classes.title} />
              <Bone width="60%" height="0.75rem" className={classes.caption} />
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
}
