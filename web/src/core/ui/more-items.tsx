import { Button } from '@mantine/core';
import classes from './more-items.module.css';

interface MoreItemsProps {
  readonly label: string;
  /** The message when the last try failed. */
  readonly failed: string | undefined;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** The button at the end of a list that loads in parts. */
export function MoreItems({ label, failed, isLoading, onMore }: MoreItemsProps) {
  return (
    <div className={classes.more}>
      {failed !== undefined && <p role="alert">{failed}</p>}
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
