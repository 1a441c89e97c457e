import { useWords } from '../../core/i18n/i18n.ts';
import { Bone } from '../../core/ui/bone.tsx';
import { CardBones } from '../../core/ui/card-bones.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { Section } from '../../core/ui/section.tsx';
import shelf from '../../core/ui/shelf.module.css';
import classes from './home-skeleton.module.css';
import latest from './latest.module.css';
import { RibbonBones } from './ribbon/ribbon-bones.tsx';
import splash from './splash.module.css';

/** The boxes of the home page before its content. */
export function HomeSkeleton() {
  const t = useWords('shell');
  return (
    <div aria-busy="true">
      {/* Drawn by the build for whoever comes: boot.js takes it away where nothing was read. */}
      <RibbonBones />
      <div className={splash.opening}>
        <div className={classNames(splash.splash, classes.splash)} data-panels={3}>
          {[splash.first, splash.second, splash.third].map((panel) => (
            <div key={panel} className={classNames(splash.panel, panel, classes.panel)}>
              <Bone className={classes.art} />
            </div>
          ))}
        </div>
        <div className={classNames(splash.box, classes.box)}>
          <Bone width="40%" height="0.875rem" className={classes.eyebrow} />
          <Bone width="80%" className={classes.name} />
          <Bone width="100%" height="1rem" className={classes.tagline} />
          <Bone height="52px" className={classes.action} />
        </div>
      </div>
      <Section title={t('latestComics')}>
        <div className={classNames(shelf.shelf, latest.row)}>
          {Array.from({ length: 10 }, (_, index) => (
            <div key={index}>
              <CardBones />
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
}
