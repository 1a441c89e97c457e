import type { BlogCard, BlogsPayload } from '@rawi/model/pages/blog-payloads';
import { type ShownParts, useParts } from '../../core/data/use-parts.ts';
import { readBlogsPart } from '../../core/pages/pages.ts';

/** The newest articles, followed by the list parts that the reader has loaded. */
export function useArticles({ articles, parts }: BlogsPayload): ShownParts<BlogCard> {
  return useParts({
    first: articles,
    parts,
    keyOf: ({ slug }) => slug,
    async read(number) {
      const part = await readBlogsPart(number);
      return part.state === 'ready' ? part.payload.articles : undefined;
    },
  });
}
