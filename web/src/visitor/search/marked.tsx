import { markedPieces } from '@rawi/model/search/search-words';
import { Fragment } from 'react';
import classes from './marked.module.css';

interface MarkedProps {
  readonly text: string;
  /** The folded words that were found. */
  readonly words: readonly string[];
}

/** A text in which the words that were found are marked. */
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
