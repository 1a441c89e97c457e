import { languageOfScript } from '@rawi/model/text/language-of-script';
import { forgetPages } from '../../takedowns/forget-pages.ts';
import TakeDownDialog from '../../takedowns/take-down-dialog.tsx';
import type { Thing } from '../../takedowns/thing.ts';
import { useCommentedPage } from '../commented-page.ts';
import type { AboutComment } from './comment-dialog-props.ts';

/**
 * A reviewer takes a comment down for everybody, its author too; hiding would leave the author their text.
 */
export default function TakeDownComment({ comment, onClose }: AboutComment<'id' | 'author' | 'text'>) {
  const { comic } = useCommentedPage();
  const { id: commentId, author, text } = comment;
  const thing: Thing = {
    target: { kind: 'comment', comicId: comic.id, commentId },
    name: author && { text: author.name, lang: languageOfScript(author.name) },
    ...(text !== '' && { facts: { words: text } }),
  };
  return (
    <TakeDownDialog
      thing={thing}
      onTaken={() => void forgetPages(thing.target, comic.slug)}
      onClose={onClose}
    />
  );
}
