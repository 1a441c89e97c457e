import type { ComicPayload } from '@rawi/model/pages';
import { ChapterList } from './chapter-list.tsx';
import { ComicHeader } from './comic-header.tsx';
import classes from './comic-page.module.css';
import { SimilarComics } from './similar-comics.tsx';

export function ComicPage({ comic }: { readonly comic: ComicPayload }) {
  return (
    <article key={comic.slug}>
      <ComicHeader comic={comic} />
      <div className={classes.columns}>
        <ChapterList comic={comic} />
        {comic.similar.length > 0 && <SimilarComics comics={comic.similar} />}
      </div>
    </article>
  );
}
