import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWords } from '../lib/i18n.ts';
import classes from './list-places.module.css';

export interface ListPlacesProps {
  /** The shelf before and the one after the shelf that is shown, where there are any. */
  readonly older?: number | undefined;
  readonly newer?: number | undefined;
  /** The address of a shelf; without one, of the list from its newest. */
  readonly to: (shelf?: number) => string;
}

/** The ways from one part of a long list of comics to the others. */
export function ListPlaces({ older, newer, to }: ListPlacesProps) {
  const t = useWords('shell');
  if (older === undefined && newer === undefined) return null;
  return (
    <nav className={classes.places} aria-label={t('places.label')}>
      {newer !== undefined && (
        <Button
          component={Link}
          to={to(newer)}
          variant="default"
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" className={classes.arrow} />}
        >
          {t('places.newer')}
        </Button>
      )}
      {newer !== undefined && (
        <Button component={Link} to={to()} variant="subtle">
          {t('places.newest')}
        </Button>
      )}
      {older !== undefined && (
        <Button
          component={Link}
          to={to(older)}
          variant="default"
          className={classes.older ?? ''}
          rightSection={
            <IconArrowRight size={20} stroke={1.75} aria-hidden="true" className={classes.arrow} />
          }
        >
          {t('places.older')}
        </Button>
      )}
    </nav>
  );
}
