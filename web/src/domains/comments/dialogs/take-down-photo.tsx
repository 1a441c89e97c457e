import { languageOfScript } from '@rawi/model/text/language-of-script';
import { forgetPages } from '../../takedowns/forget-pages.ts';
import TakeDownDialog from '../../takedowns/take-down-dialog.tsx';
import type { Thing } from '../../takedowns/thing.ts';
import { useCommentedPage } from '../commented-page.ts';
import type { AboutComment } from './comment-dialog-props.ts';

/** A reviewer takes down the photo of a comment's author everywhere. */
export default function TakeDownPhoto({ comment: { author }, onClose }: AboutComment<'author'>) {
  const { comic } = useCommentedPage();
  if (!author) return null;
  const thing: Thing = {
    target: { kind: 'photo', uid: author.uid },
    name: { text: author.name, lang: languageOfScript(author.name) },
  };
  return (
    <TakeDownDialog
      thing={thing}
      onTaken={() => void forgetPages(thing.target, comic.slug)}
      onClose={onClose}
    />
  );
}
