import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { ReactNode } from 'react';
import { NotForChildren } from '../../domains/childrens-mode/not-for-children.tsx';
import { useOpening } from '../../domains/ratings/use-opening.ts';
import classes from './reading-notice.module.css';
import { ReadingNotice } from './reading-notice.tsx';

export interface NoticeGateProps {
  readonly chapter: ChapterPayload;
  /** The chapter; it is told whether its notice was answered just now. */
  readonly children: (isJustOpened: boolean) => ReactNode;
}

/** A chapter behind its notice, until that was answered. */
export function NoticeGate({ chapter, children }: NoticeGateProps) {
  const { showing, isOpen, isJustOpened, agree } = useOpening(chapter);
  if (isOpen) return children(isJustOpened);
  if (showing.opens === 'never')
    return (
      <div className={classes.notice} data-notice>
        <NotForChildren />
      </div>
    );
  return <ReadingNotice chapter={chapter} showing={showing} onAgree={agree} />;
}
