import { type Bucket, uploadFiles } from '@rawi/media/upload-files';
import { buildBlogCard } from '@rawi/model/pages/build-blog-pages';
import { isSame } from '@rawi/model/pages/is-same';
import type { PageTarget } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { type Blog, blogSchema } from '@rawi/model/truth/blog';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { counted } from '../counted.ts';
import type { Distilling } from '../distilled-chapter.ts';
import { type DocumentWrite, writeOf } from '../document-write.ts';
import { markPages, withoutDocument } from '../marks.ts';
import { type Problem, problemLine } from '../problem.ts';
import { commitSteps } from '../write-truth.ts';
import { prepareArticle } from './prepare-article.ts';
import type { Article } from './read-articles.ts';

interface LandingOptions {
  readonly folder: string;
  readonly firestore: Firestore;
  readonly bucket: Bucket;
  readonly rendering: Distilling;
  readonly log: (line: string) => void;
  readonly checkOnly?: boolean;
  readonly now: Date;
}

export interface LandedArticles {
  /** Their addresses, also of those that were taken from the site. */
  readonly imported: readonly string[];
  readonly problems: readonly Problem[];
  readonly written: number;
  readonly uploaded: number;
  /** The pages that show what has changed. */
  readonly pages: readonly PageTarget[];
}

/** Brings articles into the site, each whole, and takes those from it that are withdrawn. */
export async function landArticles(
  articles: readonly Article[],
  options: LandingOptions,
): Promise<LandedArticles> {
  const { firestore, log, now } = options;
  const problems: Problem[] = [];
  const imported: string[] = [];
  const pages: PageTarget[] = [];
  let written = 0;
  let uploaded = 0;
  for (const article of articles) {
    const landed = await landArticle(article, options);
    problems.push(...landed.problems);
    for (const problem of landed.problems) log(`✗ ${problemLine(problem)}`);
    if (landed.problems.length > 0 || options.checkOnly === true) continue;
    log(`✓ article ${article.slug}: ${landed.said}`);
    imported.push(article.slug);
    pages.push(...landed.pages);
    written += landed.written;
    uploaded += landed.uploaded;
  }
  if (imported.length > 0) {
    const missing = await withoutDocument(firestore, [{ kind: 'blogs' }]);
    await markPages(firestore, missing, now);
    pages.push(...missing);
  }
  return { imported, problems, written, uploaded, pages };
}

interface Landed {
  readonly problems: readonly Problem[];
  readonly said: string;
  readonly written: number;
  readonly uploaded: number;
  readonly pages: readonly PageTarget[];
}

const NOTHING: Landed = { problems: [], said: 'unchanged', written: 0, uploaded: 0, pages: [] };

/** Files first, then the document and the marks: what a document names is always there. */
async function landArticle(article: Article, options: LandingOptions): Promise<Landed> {
  const { folder, firestore, bucket, rendering, log, checkOnly = false, now } = options;
  const { slug } = article;
  if (article.isWithdrawn) return checkOnly ? NOTHING : withdraw(firestore, slug, now);
  const { article: prepared, problems, notes } = await prepareArticle(folder, article, rendering);
  for (const note of notes) log(`! ${note}`);
  if (!prepared || checkOnly) return { ...NOTHING, problems };
  const { truth, uploads } = prepared;
  const uploaded = await uploadFiles(bucket, uploads);
  const before = await existingBlog(firestore, slug);
  const changes = writeOf(paths.blog(slug), before, { ...truth, updatedAt: now }, truth);
  // When it was changed belongs to a change, and is none by itself.
  const writes = changes.map((write) =>
    'update' in write ? { ...write, update: { ...write.update, updatedAt: now } } : write,
  );
  const pages = await changed(firestore, slug, writes, before, { ...truth, updatedAt: now }, now);
  const missing = await withoutDocument(firestore, [{ kind: 'blog', id: slug }]);
  await markPages(firestore, missing, now);
  const what = writes.length === 0 ? 'unchanged' : counted(writes.length, 'document');
  return {
    problems,
    said: `${what}, ${counted(uploaded, 'file')} uploaded`,
    written: writes.length,
    uploaded,
    pages: [...pages, ...missing],
  };
}

async function withdraw(firestore: Firestore, slug: string, now: Date): Promise<Landed> {
  const before = await existingBlog(firestore, slug);
  if (!before) return { ...NOTHING, said: 'is not in the site' };
  const writes = [{ path: paths.blog(slug), remove: true }] as const;
  const pages = await changed(firestore, slug, writes, before, undefined, now);
  return { ...NOTHING, said: 'withdrawn', written: 1, pages };
}

/** Writes what has changed of an article, with the marks of the pages that show it. */
async function changed(
  firestore: Firestore,
  slug: string,
  writes: readonly DocumentWrite[],
  before: Blog | undefined,
  after: Blog | undefined,
  now: Date,
): Promise<readonly PageTarget[]> {
  if (writes.length === 0) return [];
  const own: PageTarget = { kind: 'blog', id: slug };
  const card = (blog: Blog | undefined) => blog && buildBlogCard({ ...blog, slug });
  const pages = isSame(card(before), card(after))
    ? [own]
    : [own, { kind: 'blogs' } as const, ...(await otherArticles(firestore, slug))];
  await commitSteps(firestore, [{ writes, pages }], now);
  return pages;
}

/** Any of them may lead to this one. */
async function otherArticles(firestore: Firestore, slug: string): Promise<PageTarget[]> {
  const all = await firestore.collection(paths.blogs()).select().get();
  return all.docs.filter(({ id }) => id !== slug).map(({ id }): PageTarget => ({ kind: 'blog', id }));
}

async function existingBlog(firestore: Firestore, slug: string): Promise<Blog | undefined> {
  const found = await firestore.doc(paths.blog(slug)).get();
  return found.exists ? reading(blogSchema).parse(found.data()) : undefined;
}
