import { type Bucket, uploadFiles } from '@rawi/media/upload-files';
import { buildBlogCard } from '@rawi/model/pages/build-blog-pages';
import { isSame } from '@rawi/model/pages/is-same';
import type { PageTarget } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { type Blog, blogSchema } from '@rawi/model/truth/blog';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { countNoun } from '../count-noun.ts';
import type { Distilling } from '../distilled-chapter.ts';
import { type DocumentWrite, writeOf } from '../document-write.ts';
import { invalidatePages, withoutDocument } from '../invalidate.ts';
import type { Problem } from '../problem.ts';
import { giveBackFirst, takedownOfArticle, takenDownProblem } from '../taken-down.ts';
import { commitSteps } from '../write-truth.ts';
import { prepareArticle } from './prepare-article.ts';
import type { Article } from './read-articles.ts';

interface LandingOptions {
  readonly folder: string;
  readonly firestore: Firestore;
  readonly bucket: Bucket;
  readonly rendering: Distilling;
  readonly log: (line: string) => void;
  readonly now: Date;
  readonly timeoutMs: number;
}

export interface LandedArticles {
  /** Their addresses, also of those that were taken from the site. */
  readonly imported: readonly string[];
  readonly written: number;
  readonly uploaded: number;
  /** The pages that show what has changed. */
  readonly pages: readonly PageTarget[];
}

/**
 * Opens every file of articles once and lets go of it again, and tells what will not be shown as it is written; what is rendered
 * is kept. `good` are those without a problem.
 */
export async function checkArticles(
  articles: readonly Article[],
  options: Pick<LandingOptions, 'firestore' | 'folder' | 'rendering' | 'log'> & {
    readonly giveBack?: boolean;
  },
): Promise<{ readonly good: readonly Article[]; readonly problems: readonly Problem[] }> {
  const { firestore, folder, rendering, log, giveBack = false } = options;
  const good: Article[] = [];
  const problems: Problem[] = [];
  for (const article of articles) {
    const checks = article.isWithdrawn ? NO_CHECKS : await prepareArticle(folder, article, rendering);
    for (const note of checks.notes) log(`! ${note}`);
    const down = giveBack || article.isWithdrawn ? [] : await takedownOfArticle(firestore, article);
    const found = [
      ...checks.problems,
      ...down.map((each) => takenDownProblem(`article ${article.slug}`, each)),
    ];
    problems.push(...found);
    if (found.length === 0) good.push(article);
  }
  return { good, problems };
}

const NO_CHECKS = { problems: [], notes: [] } as const;

/** Brings articles that have been checked into the site, each whole, and takes those from it that are withdrawn. */
export async function landArticles(
  articles: readonly Article[],
  options: LandingOptions,
): Promise<LandedArticles> {
  const { firestore, log, now } = options;
  const imported: string[] = [];
  const pages: PageTarget[] = [];
  let written = 0;
  let uploaded = 0;
  for (const article of articles) {
    const landed = await landArticle(article, options);
    log(`✓ article ${article.slug}: ${landed.said}`);
    imported.push(article.slug);
    pages.push(...landed.pages);
    written += landed.written;
    uploaded += landed.uploaded;
  }
  if (imported.length > 0) {
    const missing = await withoutDocument(firestore, [{ kind: 'blogs' }]);
    await invalidatePages(firestore, missing, now);
    pages.push(...missing);
  }
  return { imported, written, uploaded, pages };
}

interface Landed {
  readonly said: string;
  readonly written: number;
  readonly uploaded: number;
  readonly pages: readonly PageTarget[];
}

const NOT_THERE: Landed = { said: 'is not in the site', written: 0, uploaded: 0, pages: [] };

/** Files first, then the document and the invalidations: what a document names is always there. */
async function landArticle(article: Article, options: LandingOptions): Promise<Landed> {
  const { folder, firestore, bucket, rendering, now } = options;
  const { slug } = article;
  if (article.isWithdrawn) return withdraw(firestore, slug, now);
  await giveBackFirst(firestore, await takedownOfArticle(firestore, article), options);
  const { article: prepared } = await prepareArticle(folder, article, rendering);
  if (!prepared) throw new Error(`A file of ${slug} was changed while it was being imported: start again.`);
  const { truth, uploads } = prepared;
  const uploaded = await uploadFiles(bucket, uploads);
  const before = await existingBlog(firestore, slug);
  const changes = writeOf(paths.blog(slug), before, { ...truth, updatedAt: now }, truth);
  // The time of a change is written with a change; it alone is no reason to write.
  const writes = changes.map((write) =>
    'update' in write ? { ...write, update: { ...write.update, updatedAt: now } } : write,
  );
  const pages = await commitChange(firestore, slug, writes, before, { ...truth, updatedAt: now }, now);
  const missing = await withoutDocument(firestore, [{ kind: 'blog', id: slug }]);
  await invalidatePages(firestore, missing, now);
  const what = writes.length === 0 ? 'unchanged' : countNoun(writes.length, 'document');
  return {
    said: `${what}, ${countNoun(uploaded, 'file')} uploaded`,
    written: writes.length,
    uploaded,
    pages: [...pages, ...missing],
  };
}

async function withdraw(firestore: Firestore, slug: string, now: Date): Promise<Landed> {
  const before = await existingBlog(firestore, slug);
  if (!before) return NOT_THERE;
  const writes = [{ path: paths.blog(slug), remove: true }] as const;
  const pages = await commitChange(firestore, slug, writes, before, undefined, now);
  return { said: 'withdrawn', written: 1, uploaded: 0, pages };
}

/** Writes what has changed of an article, with the invalidations of the pages that show it. */
async function commitChange(
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
