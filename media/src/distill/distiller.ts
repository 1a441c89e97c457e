import { writeSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asInFile } from '@rawi/model/truth/arranged-pages';
import { DENSE_WIDTH } from '@rawi/model/truth/page-images';
import { CREDITS_FILES } from '../credits/credits.ts';
import { FileRefused } from '../refusal.ts';
import { cardFile } from '../share-card/card-file.ts';
import { type Job, jobSchema, type Message } from './messages.ts';

/**
 * The program that `distill`, `distillDense`, `renderPicture`, `writeShareCards` and `runCredits` start, bundled by whoever starts it. It opens
 * one file from outside, writes its pages or its picture (of ours: what is shared of it, or the credits behind it), and says on standard output what it does. It is killed when it takes too long or too
 * much. Each job loads what it needs when it is asked: PDFium, fonts and archives are half a second that a single picture spares.
 */
const job = jobSchema.parse(JSON.parse(process.argv[2] ?? ''));
say({ kind: 'begun' });
try {
  await work(job);
  say({ kind: 'done' });
} catch (error) {
  const refused = refusalOf(error);
  say({ kind: 'refused', code: refused.code, page: refused.page });
}
process.exit(0);

function work(wanted: Job): Promise<void> {
  switch (wanted.kind) {
    case 'pages':
      return takeApart(wanted);
    case 'dense':
      return drawDense(wanted);
    case 'picture':
      return render(wanted);
    case 'cards':
      return drawCards(wanted);
    case 'chapterCards':
      return drawChapterCards(wanted);
    case 'credits':
      return writeCredits(wanted);
  }
}

/** Draws a page while the one before is being encoded: PDFium needs one thread, encoders use the others. */
async function takeApart(wanted: Extract<Job, { kind: 'pages' }>): Promise<void> {
  const { file, folder, from, seconds, only } = wanted;
  const until = performance.now() + seconds * 1000;
  const { openComic } = await import('./open-comic.ts');
  const { distillPage } = await import('./distill-page.ts');
  const comic = await openComic(file);
  const { pageCount, readingDirection } = comic;
  say({ kind: 'opened', pageCount, readingDirection });
  let encoded = Promise.resolve();
  const pages = only ?? asInFile(pageCount).map((page) => ({ ...page, place: page.source }));
  for (const [index, { source, place, turn }] of pages.slice(from - 1).entries()) {
    if (index > 0 && performance.now() >= until) break;
    say({ kind: 'drawing', page: place });
    const { hasLostText, ...picture } = await comic.draw(source, turn).catch((error: unknown) => {
      throw error instanceof FileRefused && error.page !== undefined ? error.at(place) : error;
    });
    await encoded;
    // What a file calls wide is so as the page lies in it.
    const isWide = turn % 180 === 0 && comic.isWide(source);
    encoded = distillPage(folder, place, picture, { isWide, hasLostText }).then((distilled) =>
      say({ kind: 'page', page: distilled }),
    );
  }
  await encoded;
  comic.close();
}

/** Pages that have so many pixels are drawn once more, in the width for dense screens alone. */
async function drawDense({ file, folder, seconds, pages }: Extract<Job, { kind: 'dense' }>): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const { openComic } = await import('./open-comic.ts');
  const { writeDense } = await import('../pictures/encode-page.ts');
  const comic = await openComic(file);
  for (const [index, { source, place, turn }] of pages.entries()) {
    if (index > 0 && performance.now() >= until) break;
    say({ kind: 'drawing', page: place });
    const picture = await comic.draw(source, turn, DENSE_WIDTH).catch((error: unknown) => {
      if (error instanceof FileRefused) return undefined;
      throw error;
    });
    const isThere = picture !== undefined && (await writeDense(folder, place, picture));
    say({ kind: 'dense', page: place, isThere });
  }
  comic.close();
}

/** A file can crash PDFium by a trap of WebAssembly, which is not an error of ours. */
function refusalOf(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error;
  if (error instanceof Error && error.name === 'RuntimeError') return new FileRefused('damaged');
  throw error;
}

async function render({ file, folder, use }: Extract<Job, { kind: 'picture' }>): Promise<void> {
  const { openCover } = await import('../covers/open-cover.ts');
  const { writePicture } = await import('../covers/write-picture.ts');
  const scratch = join(folder, 'scratch');
  const picture = await openCover(file, use, scratch);
  await rm(scratch, { recursive: true, force: true });
  say({ kind: 'picture', picture: await writePicture(folder, picture, use) });
}

async function drawCards({
  cover,
  accent,
  folder,
  ...comic
}: Extract<Job, { kind: 'cards' }>): Promise<void> {
  const { shareCards } = await import('../share-card/comic-cards.ts');
  const cards = await shareCards(comic, { en: { content: await readFile(cover), accent } });
  for (const { locale, content } of cards) await writeFile(join(folder, cardFile(locale)), content);
  say({ kind: 'cards', locales: cards.map(({ locale }) => locale) });
}

async function drawChapterCards({
  panels,
  folder,
  ...chapter
}: Extract<Job, { kind: 'chapterCards' }>): Promise<void> {
  const { chapterCards } = await import('../share-card/chapter-cards.ts');
  const read = panels.map(async ({ file, ...panel }) => ({ ...panel, image: await readFile(file) }));
  const cards = await chapterCards(chapter, await Promise.all(read));
  for (const { locale, content } of cards) await writeFile(join(folder, cardFile(locale)), content);
  say({ kind: 'cards', locales: cards.map(({ locale }) => locale) });
}

async function writeCredits({
  end,
  bytes,
  folder,
  credits,
}: Extract<Job, { kind: 'credits' }>): Promise<void> {
  const { creditsParts } = await import('../credits/write-credits.ts');
  const { named, unnamed } = await creditsParts({ end: await readFile(end), bytes }, credits);
  if (named) await writeFile(join(folder, CREDITS_FILES.named), named);
  await writeFile(join(folder, CREDITS_FILES.unnamed), unnamed);
}

function say(message: Message): void {
  writeSync(1, `${JSON.stringify(message)}\n`);
}
