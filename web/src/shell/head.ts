import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../core/i18n/i18n.ts';
import { useLocale } from '../core/i18n/locale.ts';
import { type Head, type HeadTag, type HeadTags, headTags } from './head-tags.ts';

export interface HeadTaking {
  readonly origin: string;
  readonly take: (tags: HeadTags) => void;
}

/** Receives a page's head while the page is rendered on the server, where there is no document. */
export const HeadContext = createContext<HeadTaking | undefined>(undefined);

/** Keeps the document's head in step with the page. Tags already there (served with the page) are updated in place. */
export function useHead({ title, description, image, isIndexed, alternates }: Head): void {
  const t = useWords('shell');
  const locale = useLocale();
  const { pathname } = useLocation();
  const [name, text] = [t('name'), t('description')];
  const served = useContext(HeadContext);
  const tagsAt = (origin: string) =>
    headTags(
      {
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
        ...(image !== undefined && { image }),
        ...(isIndexed !== undefined && { isIndexed }),
        ...(alternates !== undefined && { alternates }),
      },
      { locale, pathname, origin, name, description: text },
    );
  served?.take(tagsAt(served.origin));
  useEffect(() => {
    const found = tagsAt(location.origin);
    document.title = found.title;
    dropOthers(found.tags, pathname);
    for (const tag of found.tags) put(tag);
    // oxlint-disable-next-line react/exhaustive-deps -- all that the tags are made of.
  }, [title, description, image, isIndexed, JSON.stringify(alternates), locale, pathname, name, text]);
}

/** Removes the addresses of the page before that this one does not have; feeds are those of the page that was served. */
function dropOthers(tags: readonly HeadTag[], pathname: string): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(
    `link[rel="canonical"], link[rel="alternate"]:not([data-at="${pathname}"])`,
  )) {
    const isKept = tags.some(
      (tag) => tag.tag === 'link' && tag.rel === link.rel && (tag.hreflang ?? '') === link.hreflang,
    );
    if (!isKept) link.remove();
  }
}

function put(tag: HeadTag): void {
  if (tag.tag === 'meta') {
    const { key, name, content } = tag;
    const existing = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`);
    const meta = existing ?? document.createElement('meta');
    meta.setAttribute(key, name);
    meta.content = content;
    if (!existing) document.head.append(meta);
    return;
  }
  const { rel, hreflang, href } = tag;
  const selector =
    hreflang === undefined ? `link[rel="${rel}"]` : `link[rel="${rel}"][hreflang="${hreflang}"]`;
  const existing = document.head.querySelector<HTMLLinkElement>(selector);
  const link = existing ?? document.createElement('link');
  link.rel = rel;
  if (hreflang !== undefined) link.hreflang = hreflang;
  link.href = href;
  if (!existing) document.head.append(link);
}
