import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { useReaderWords } from '../reader-words.ts';
import classes from './surfaces.module.css';

interface TurnButtonProps {
  readonly side: 'left' | 'right';
  readonly command: 'next' | 'previous';
  /** There is nothing before the current spread. */
  readonly isFirst: boolean;
  readonly onTurn: (command: 'next' | 'previous') => void;
}

/** The round buttons on a wide screen; touch uses the screen's edges instead. */
export const TurnButton = memo(function TurnButton({ side, command, isFirst, onTurn }: TurnButtonProps) {
  const { t } = useReaderWords();
  const Icon = side === 'left' ? IconChevronLeft : IconChevronRight;
  return (
    <button
      type="button"
      className={classes.turn}
      data-side={side}
      aria-label={t(command === 'next' ? 'nextPage' : 'previousPage')}
      disabled={command === 'previous' && isFirst}
      onClick={() => onTurn(command)}
    >
      <Icon size={24} stroke={1.75} aria-hidden />
    </button>
  );
});
