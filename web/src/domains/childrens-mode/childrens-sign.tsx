import { IconMoodKid } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { AgeButton } from '../ratings/age-button.tsx';
import classes from './mode.module.css';
import { markForChildren } from './mode-marker.ts';

interface ChildrensSignProps {
  readonly onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/** Says on each page that this device is in the mode for children, and leads to where the code is asked for. */
export function ChildrensSign({ onOpenChange }: ChildrensSignProps) {
  const t = useWords('age');
  // A browser may have dropped its caches and kept the rest.
  useEffect(() => void markForChildren(true), []);
  return (
    <div className={classes.sign} data-childrens-sign>
      <p>
        <IconMoodKid size={22} stroke={1.75} aria-hidden="true" />
        {t('mode.sign')}
      </p>
      <AgeButton className={classes.leave} onOpenChange={onOpenChange}>
        {t('mode.leave')}
      </AgeButton>
    </div>
  );
}
