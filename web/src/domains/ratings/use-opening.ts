import { useContext, useState } from 'react';
import { useWish } from '../settings/wish.ts';
import { chooseWish } from '../settings/wish-choice.ts';
import { keepAgreements } from './agreements.ts';
import { BehindNotice } from './behind-notice.ts';
import { type ChapterShowing, showingOf, tokensOf } from './notice.ts';
import { isOpenHere } from './opening.ts';
import type { RatedChapter } from './rated-chapter.ts';

export interface Opening {
  readonly showing: ChapterShowing;
  readonly isOpen: boolean;
  /** Whether it was opened just now, by an answer to its notice. */
  readonly isJustOpened: boolean;
  /** Answers the notice; of what is for adults that includes to be one. */
  readonly agree: () => void;
}

/** How a chapter opens here. Once it is open it stays open for as long as it is read, unless the mode for children begins. */
export function useOpening(chapter: RatedChapter): Opening {
  const wish = useWish();
  const isBehind = useContext(BehindNotice);
  const [wasOpen] = useState(() => isOpenHere(chapter));
  const [isJustOpened, setJustOpened] = useState(false);
  const showing = showingOf(chapter, wish);
  const agree = () => {
    if (showing.opens === 'never') return;
    if (showing.opens === 'asAdult') void chooseWish({ ...wish, upTo: '18' });
    keepAgreements(tokensOf(chapter));
    setJustOpened(true);
  };
  const { opens } = showing;
  const isOpen = opens === 'freely' || (opens !== 'never' && (wasOpen || isJustOpened));
  return { showing, isOpen: isBehind || isOpen, isJustOpened, agree };
}
