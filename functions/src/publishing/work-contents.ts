import { join } from 'node:path';
import { cardFile } from '@rawi/media/share-card/card-file';
import { LOCALES } from '@rawi/model/lists/locales';
import type { Chapter } from '@rawi/model/truth/chapter';
import { filesOfChapter, filesOfComic } from '@rawi/model/truth/named-files';
import type { PublicationWork } from '@rawi/model/truth/publication';
import type { Image } from '@rawi/model/truth/schemas';
import type { ComicSubmission, Submission } from '@rawi/model/truth/submission';
import { translatedNames } from '@rawi/model/truth/submission-names';
import { keptChapterRef, keptComicRef } from '../data/documents.ts';
import { userRef } from '../data/users.ts';
import { withCreditsOf } from '../translators/named-credits.ts';
import { creditsIn, writeCredits } from './chapter-credits.ts';
import { fileAt } from './copy-files.ts';
import { FileVanished } from './file-vanished.ts';
import type { PublishServices } from './publish-services.ts';
import { type Copy, copiesBetween } from './published-files.ts';
import type { Prepared } from './show-work.ts';
import { stagedChapter, stagedCover } from './staged-files.ts';

/** The content of a publication, and where its files are. */
interface Contents {
  readonly copies: readonly Copy[];
  /** What readers get for the first time. */
  readonly prepared: Prepared;
  /** Draws the files that are not copied, in a folder on disk. */
  readonly draw: (folder: string) => Promise<void>;
}

/** The files to copy, and what readers get of them: the same each time, until it is published. */
export async function contentsOf(
  services: PublishServices,
  work: PublicationWork,
  submission: Submission | undefined,
): Promise<Contents> {
  const { firestore: db } = services;
  const { comicId, chapterId, folders, way, uid } = work;
  const nothing = { copies: [], prepared: undefined, draw: async () => {} };
  if (way === 'away') return nothing;
  const kept =
    chapterId === null
      ? filesOf(filesOfComic, (await keptComicRef(db, comicId).get()).data())
      : filesOf(filesOfChapter, await keptChapter(services, { chapterId, way, uid }));
  const [folder] = folders;
  if (kept && folder) return { ...nothing, copies: copiesBetween(kept, folder) };
  if (!submission || way === 'back') return nothing;
  if (submission.kind === 'chapter') {
    const { shown, copies } = await stagedChapter(services, work, submission);
    const credits = await creditsIn(services, shown.pdf.path);
    return {
      copies,
      prepared: { kind: 'chapter', shown: { ...shown, ...(credits && { credits }) } },
      draw: (on) => writeCredits(services, work, submission, shown.pdf.path, on),
    };
  }
  const { shown: cover, copies } = await stagedCover(services, work, submission);
  const shareCards = await cardsIn(services, work);
  return {
    copies,
    prepared: { kind: 'comic', cover, shareCards },
    draw: (on) => drawCards(services, submission, cover, on),
  };
}

/** A chapter that was published before; what returns does not bring back a name that its translator has given up. */
async function keptChapter(
  { firestore: db }: PublishServices,
  { chapterId, way, uid }: { chapterId: string } & Pick<PublicationWork, 'way' | 'uid'>,
): Promise<Chapter | undefined> {
  const kept = (await keptChapterRef(db, chapterId).get()).data();
  if (!kept?.credits || way !== 'out') return kept;
  return withCreditsOf(kept, (await userRef(db, uid).get()).data()?.fullName);
}

function filesOf<T>(of: (document: T) => string[], document: T | undefined): string[] | undefined {
  return document && of(document);
}

/** The pictures for sharing that lie beside a cover. */
async function cardsIn({ bucket }: PublishServices, { folders: [folder] }: PublicationWork) {
  const path = (locale: (typeof LOCALES)[number]) => `${folder?.into}/${cardFile(locale)}`;
  const found = new Set((await bucket.list(`${folder?.into}/`)).map((file) => file.path));
  return Object.fromEntries(
    LOCALES.filter((locale) => found.has(path(locale))).map((locale) => [locale, path(locale)]),
  );
}

/** Draws them from the widest cover, which is public already. */
async function drawCards(
  { bucket, drawCards: draw }: PublishServices,
  { content }: ComicSubmission,
  cover: Image,
  folder: string,
): Promise<void> {
  const widest = cover.sources.toSorted((one, other) => other.width - one.width)[0];
  if (!widest) throw new TypeError('A cover has a picture.');
  const file = join(folder, 'cover.webp');
  const fetched = await bucket.download(widest.path, file, MAX_COVER_BYTES);
  if (typeof fetched !== 'object') throw new FileVanished(widest.path);
  const into = widest.path.slice(0, widest.path.lastIndexOf('/'));
  const comic = { series: content.series, names: translatedNames(content) };
  for (const locale of await draw({ cover: file, accent: cover.accent, folder, comic })) {
    const name = cardFile(locale);
    await bucket.upload(`${into}/${name}`, join(folder, name), fileAt(`${into}/${name}`));
  }
}

/** Our own covers are far smaller. */
const MAX_COVER_BYTES = 8 * 1024 * 1024;
