import { markedPieces } from '@rawi/model/search/search-words';
import { Fragment } from 'react';
import classes from './marked.module.css';

interface MarkedProps {
  readonly text: string;
  /** The folded words that matched. */
  readonly words: readonly string[];
}

/** A text with the matched words highlighted. */
export function Marked({ text, words }: MarkedProps) {
  const pieces = markedPieces(text, new Set(words));
  return pieces.map(({ text: piece, isFound }, index) =>
    isFound ? (
      <mark key={index} className={classes.mark}>
        {piece}
      </mark>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
