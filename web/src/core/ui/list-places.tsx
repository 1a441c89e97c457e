import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWords } from '../i18n/i18n.ts';
import classes from './list-places.module.css';

export interface ListPlacesProps {
  /** The shelves before and after the shelf that is shown, where there are any. */
  readonly older?: number | undefined;
  readonly newer?: number | undefined;
  /** The address of a shelf. */
  readonly to: (shelf: number) => string;
  /** The address of the newest part of the list, if that is not a shelf. */
  readonly newest?: string;
}

/** Links from one part of a long list of comics to the others. */
export function ListPlaces({ older, newer, to, newest }: ListPlacesProps) {
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
      {newer !== undefined && newest !== undefined && (
        <Button component={Link} to={newest} variant="subtle">
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
