import type { Locale } from '@rawi/model/lists/locales';
import type { PageDocument } from '@rawi/model/pages/pages';
import { paths } from '../../core/lib/paths.ts';
import type { HeadTag, HeadTags } from '../head-tags.ts';

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', key: 'property', name, content });

/**
 * A head that says what its page is (`og:type`): of a comic a book, by its writer, who has no page but what else they wrote; of a chapter
 * a book too, as a part of one is nothing else, and its document does not know the writer. Only who fetches an address to show a card of
 * it reads that, so the app itself says nothing of it.
 */
export function typedHead(
  head: HeadTags,
  document: PageDocument | undefined,
  { locale, origin }: { readonly locale: Locale; readonly origin: string },
): HeadTags {
  const isBook = document?.kind === 'comic' || document?.kind === 'chapter';
  const author =
    document?.kind === 'comic' ? paths.search(locale, { writer: document.payload.writer.id }) : undefined;
  return {
    ...head,
    tags: [
      ...head.tags,
      meta('og:type', isBook ? 'book' : 'website'),
      ...(author === undefined ? [] : [meta('book:author', origin + author)]),
    ],
  };
}
