import { join } from 'node:path';
import type { RenderedImage } from '@rawi/media/covers/render-picture';
import { Refused } from '@rawi/media/folder-file';
import { PublishedFolder, type Upload } from '@rawi/media/published-folder';
import { buildBlogPage } from '@rawi/model/pages/build-blog-pages';
import { pageBytes } from '@rawi/model/pages/page-document';
import { parseArticle, pictureNames } from '@rawi/model/pages/parse-article';
import { localizedOf, type Variants } from '@rawi/model/text/localized';
import { readingMinutes } from '@rawi/model/text/reading-minutes';
import { type Blog, blogSchema, languagesOf, pictureNameSchema } from '@rawi/model/truth/blog';
import type { Image } from '@rawi/model/truth/schemas';
import type { Distilling } from '../distilled-chapter.ts';
import type { Problem } from '../problem.ts';
import { renderedPicture } from '../rendered-picture.ts';
import type { ArticleFile } from './article-file.ts';
import { type Article, BLOG_FOLDER } from './read-articles.ts';

/** What a page document may weigh, less what an article's leads to. In bytes. */
const MAX_PAGE_BYTES = 85_000;

/** An article as it will be in the site, and its files. */
export interface PreparedArticle {
  readonly slug: string;
  /** Without the time of the last change, which is set when it is written. */
  readonly truth: Omit<Blog, 'updatedAt'>;
  readonly uploads: readonly Upload[];
}

export interface ArticleChecks {
  /** Undefined where there is a problem. */
  readonly article: PreparedArticle | undefined;
  readonly problems: readonly Problem[];
  /** Hints about content that is not shown as it is written, a line each. */
  readonly notes: readonly string[];
}

/** Renders the pictures of an article that is not withdrawn, and makes its document. */
export async function prepareArticle(
  folder: string,
  { slug, files }: Article,
  rendering: Distilling,
): Promise<ArticleChecks> {
  const problems: Problem[] = [];
  const published = new PublishedFolder(slug);
  const rendered = new Map<string, RenderedImage>();
  const render = async (entry: string, field: string, name: string) => {
    if (rendered.has(name)) return;
    try {
      const image = await renderedPicture(rendering, join(folder, BLOG_FOLDER), name, 'article');
      rendered.set(name, image);
      published.addImage(fileStem(rendered.size), image);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problems.push({ entry, field, message: error.message });
    }
  };
  for (const { name, matter, body, firstLine } of files) {
    if (matter) await render(name, 'picture', matter.picture);
    for (const { line } of parseArticle(body, new Map()).notes.filter(({ kind }) => kind === 'depth')) {
      const message = `line ${firstLine + line - 1} lies too deep: its words begin more than 200 columns in, behind spaces and the marks of lists and quotes`;
      problems.push({ entry: name, field: 'text', message });
    }
    for (const picture of pictureNames(body)) {
      if (pictureNameSchema.safeParse(picture).success) await render(name, 'text', picture);
      else problems.push({ entry: name, field: 'text', message: `“${picture}” is no picture beside it` });
    }
  }
  if (problems.length > 0) return { article: undefined, problems, notes: [] };

  const images = new Map<string, Image>();
  [...rendered].forEach(([name, image], index) => {
    images.set(name, published.imageOf(fileStem(index + 1), image));
  });
  const truth = truthOf(files, images);
  if (!truth.success) {
    const [issue] = truth.error.issues;
    const message = `${issue?.path.join('.')}: ${issue?.message}`;
    return { article: undefined, problems: [{ entry: slug, field: '', message }], notes: [] };
  }
  const page = buildBlogPage({ ...truth.data, slug }, []);
  if (pageBytes(page) > MAX_PAGE_BYTES) {
    const message = 'its texts are too long for one page: make two articles of it';
    return { article: undefined, problems: [{ entry: slug, field: '', message }], notes: [] };
  }
  const { updatedAt: _, ...stated } = truth.data;
  return {
    article: { slug, truth: stated, uploads: published.uploads() },
    problems,
    notes: files.flatMap((file) => notesOf(file, images)),
  };
}

/** What the files of a picture begin with. */
const fileStem = (number: number) => `picture-${number}`;

function truthOf(files: readonly ArticleFile[], images: ReadonlyMap<string, Image>) {
  const [first] = files;
  if (!first?.matter) throw new Error('An article has a file.');
  const { category, featured, date } = first.matter;
  const texts = each(files, ({ matter, body, locale }) => ({
    title: matter?.title,
    summary: matter?.summary,
    author: matter?.author,
    readMinutes: readingMinutes(body, locale),
  }));
  const shown = new Set(files.flatMap(({ body }) => pictureNames(body)));
  const credit = each(files, ({ matter }) => matter?.credit);
  return blogSchema.safeParse({
    texts,
    languages: languagesOf(texts),
    body: each(files, ({ body }) => body),
    ...(Object.keys(credit).length > 0 && { credit }),
    category,
    featured,
    picture: localizedOf(each(files, ({ matter }) => images.get(matter?.picture ?? ''))),
    pictures: [...shown].map((name) => ({ name, image: images.get(name) })),
    publishedAt: date,
    updatedAt: date,
  });
}

/** A value for each language of an article that has one. */
function each<T>(files: readonly ArticleFile[], valueOf: (file: ArticleFile) => T | undefined): Variants<T> {
  const values = files.flatMap((file) => {
    const value = valueOf(file);
    return value === undefined ? [] : [[file.locale, value] as const];
  });
  return Object.fromEntries(values) as Variants<T>;
}

const NOT_SHOWN = {
  html: 'is shown as it stands: HTML has no effect',
  link: 'is no link: it would lead neither to a page of the site nor to http, https or mailto',
  picture: 'stands in a line of text: a picture has a paragraph of its own',
  depth: 'lies too deep in lists and quotes',
} as const;

function notesOf({ name, body, firstLine }: ArticleFile, images: ReadonlyMap<string, Image>): string[] {
  return parseArticle(body, images).notes.map(
    ({ line, kind, what }) => `${name}, line ${firstLine + line - 1}: “${what}” ${NOT_SHOWN[kind]}`,
  );
}
