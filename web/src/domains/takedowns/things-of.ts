import type { Locale } from '@rawi/model/lists/locales';
import type { BlogPayload } from '@rawi/model/pages/blog-payloads';
import type { ChapterPayload, ChapterRow, ComicPayload, TranslatorPayload } from '@rawi/model/pages/pages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { localize } from '@rawi/model/text/localized';
import { comicName } from '../comics/comic-name.ts';
import type { Thing } from './thing.ts';

/** The subject of a page, or of a line of it. */
export type About =
  | { readonly comic: ComicPayload; readonly chapter?: ChapterRow }
  | { readonly chapter: ChapterPayload }
  | { readonly article: BlogPayload }
  | { readonly translator: TranslatorPayload };

/** What of it can be taken down, the whole first. Pure. */
export function thingsOf(about: About, locale: Locale): readonly Thing[] {
  if ('article' in about) return [articleThing(about.article, locale)];
  if ('translator' in about) return photoThings(about.translator);
  if (!('comic' in about)) return chapterThings(about.chapter.comic, about.chapter, locale);
  return about.chapter ? chapterThings(about.comic, about.chapter, locale) : comicThings(about.comic, locale);
}

function comicThings(comic: ComicPayload, locale: Locale): readonly Thing[] {
  const comicId = comic.id;
  const name = comicName(comic, locale);
  return [
    { target: { kind: 'comic', comicId }, name, facts: { chapters: comic.chapterCount } },
    { target: { kind: 'cover', comicId }, name },
  ];
}

function chapterThings(
  comic: ChapterPayload['comic'],
  chapter: Pick<ChapterPayload, 'id' | 'number' | 'language' | 'pageCount' | 'translator'>,
  locale: Locale,
): readonly Thing[] {
  const { id: chapterId, number, language, pageCount, translator } = chapter;
  const about = { comicId: comic.id, chapterId };
  const name = comicName(comic, locale);
  const facts = { language, pages: pageCount, ...(translator && { translator: translator.name }) };
  return [
    { target: { kind: 'chapter', ...about }, name, number, facts },
    { target: { kind: 'cover', ...about }, name, number },
  ];
}

function articleThing({ slug, texts }: BlogPayload, locale: Locale): Thing {
  const { value, locale: lang } = localize(texts, locale);
  return { target: { kind: 'article', slug }, name: { text: value.title, lang } };
}

/** Empty when there is no photo. */
function photoThings({ id, name, photo }: TranslatorPayload): readonly Thing[] {
  return photo
    ? [{ target: { kind: 'photo', uid: id }, name: { text: name, lang: languageOfScript(name) } }]
    : [];
}

/** The slug of the comic that it belongs to; undefined when it belongs to none. */
export function slugOf(about: About): string | undefined {
  if ('comic' in about) return about.comic.slug;
  return 'chapter' in about ? about.chapter.comic.slug : undefined;
}
