import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDF_END_BYTES } from '@rawi/media/credits/continue-pdf';
import { CREDITS_FILES, creditsOf } from '@rawi/media/credits/credits';
import { localize } from '@rawi/model/text/localized';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { PublicationWork } from '@rawi/model/truth/publication';
import type { ChapterSubmission } from '@rawi/model/truth/submission';
import { comicRef } from '../data/comics.ts';
import { userRef } from '../data/users.ts';
import { fileAt } from './copy-files.ts';
import { FileVanished } from './file-vanished.ts';
import type { PublishServices } from './publish-services.ts';
import { folderOf } from './published-files.ts';

/** The credits that lie beside a copy for download. */
export async function creditsIn(
  { bucket }: PublishServices,
  pdf: string,
): Promise<Chapter['credits'] | undefined> {
  const partOf = async (name: string) => {
    const found = await bucket.find(`${folderOf(pdf)}/${name}`);
    return found && { path: found.path, bytes: found.bytes };
  };
  const [named, unnamed] = [await partOf(CREDITS_FILES.named), await partOf(CREDITS_FILES.unnamed)];
  return unnamed && { ...(named && { named }), unnamed };
}

/**
 * Writes the credits of a chapter beside its copy for download, which is public already and of which only the end is read.
 * What is needed for them is known now: at distilling it was not. A second run writes the same.
 */
export async function writeCredits(
  { firestore: db, bucket, site, writeCredits: write }: PublishServices,
  { comicId, uid }: PublicationWork,
  { content }: ChapterSubmission,
  pdf: string,
  folder: string,
): Promise<void> {
  const [comic, owner] = await Promise.all([comicRef(db, comicId).get(), userRef(db, uid).get()]);
  const [of, by] = [comic.data(), owner.data()];
  const { number, language, readingDirection, title } = content;
  // What publishing needs of these is looked at when it is shown.
  if (!of || number === null || language === null || readingDirection === null) return;
  const chapter = {
    number,
    language,
    readingDirection,
    ...(title !== '' && { title }),
    ...(by && { translator: { id: uid, name: by.fullName } }),
  };
  const { bytes } = (await bucket.find(pdf)) ?? {};
  if (bytes === undefined) throw new FileVanished(pdf);
  const { accent } = localize(of.cover, 'en').value;
  const end = join(folder, 'end');
  const part = { start: Math.max(0, bytes - PDF_END_BYTES), end: bytes - 1 };
  await writeFile(end, await buffer(bucket.open(pdf, part)));
  await write({ end, bytes, folder, credits: creditsOf(of, chapter, { site, accent }) });
  for (const name of by ? Object.values(CREDITS_FILES) : [CREDITS_FILES.unnamed]) {
    const path = `${folderOf(pdf)}/${name}`;
    await bucket.save(path, await readFile(join(folder, name)), fileAt(path));
  }
}
