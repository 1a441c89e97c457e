import type { Mentioned } from '@rawi/model/text/mentions';
import { createContext, useContext } from 'react';
import type { CommentedComic } from './waiting-comments.ts';

/** What the comments of a page are about. */
export interface CommentedPage {
  readonly comic: CommentedComic;
  /** The chapter number of new comments; undefined on the comic's own page. */
  readonly number?: number;
  /** The people who translated the comic. */
  readonly translators: ReadonlySet<string>;
  /** The same with their names, where the page has them: they are offered for a mention. */
  readonly people?: readonly Mentioned[];
  /** Whether the page itself asks for a verified address, so that nothing else has to. */
  readonly asksToVerify?: boolean;
  /** The address of a chapter by its number, if there is one in the reader's language. */
  readonly chapterPath: (number: number) => string | undefined;
}

export const CommentedPageContext = createContext<CommentedPage | undefined>(undefined);

export function useCommentedPage(): CommentedPage {
  const page = useContext(CommentedPageContext);
  if (!page) throw new Error('Comments stand on a page that says what they are about.');
  return page;
}
