import { PublishedFolder, type Upload } from '@rawi/media/published-folder';
import { TRANSCRIPT_FILE } from '@rawi/model/transcripts/transcript-kinds';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { ShownTranscript, Transcript } from '@rawi/model/truth/transcript';
import { transcriptSchema } from '@rawi/model/truth/transcript';
import { countNoun } from '../count-noun.ts';
import type { PreparedChapter } from '../prepare-comic.ts';
import type { ImportBucket } from './import-bucket.ts';
import { pagesWithText } from './read-text.ts';
import { downloaded, sameImages } from './same-images.ts';

/** What becomes of a chapter's text. */
export interface TextPlan {
  /** What the chapter says of it from now on; absent where that stays as it is, undefined where it has none any more. */
  readonly transcript?: ShownTranscript | undefined;
  readonly uploads: readonly Upload[];
  /** A hint for the owner. */
  readonly note?: string;
}

const STAYS: TextPlan = { uploads: [] };

/**
 * The text that a chapter will have: what lies beside its file; else what the site has, of the pages whose images stay. What was changed in the site
 * since stays while the chapter has the same file.
 */
export async function planText(
  bucket: ImportBucket,
  id: string,
  { text: own, content, sha256 }: PreparedChapter,
  existing: Chapter | undefined,
): Promise<TextPlan> {
  const before = existing?.transcript;
  const isSameFile = existing?.sha256 === sha256;
  if (!own)
    return before && existing && !isSameFile ? keptOf(bucket, id, { before, existing, content }) : STAYS;
  const next = published(id, own.text);
  if (next.transcript.path === before?.path) return { uploads: next.uploads };
  if (before && isSameFile && !(await isImported(bucket, id, before)))
    return { ...STAYS, note: `its text was changed in the site, so “${own.file}” is left out` };
  return next;
}

/** The file of a text, named after its content alone: what the site writes later is also named after the file before it. */
function published(id: string, text: Transcript) {
  const folder = new PublishedFolder(id);
  const content = Buffer.from(JSON.stringify(text));
  folder.addContent(TRANSCRIPT_FILE, 'application/json', content);
  const path = folder.pathOf(TRANSCRIPT_FILE);
  const transcript: ShownTranscript = { path, bytes: content.length, pages: pagesWithText(text) };
  return { transcript, uploads: folder.uploads() };
}

/** Whether a text of the site is as an import has written it. One that is gone is nothing to keep. */
async function isImported(bucket: ImportBucket, id: string, { path }: ShownTranscript): Promise<boolean> {
  const content = await downloaded(bucket, path);
  if (!content) return true;
  const folder = new PublishedFolder(id);
  folder.addContent(TRANSCRIPT_FILE, 'application/json', content);
  return folder.pathOf(TRANSCRIPT_FILE) === path;
}

interface Replaced {
  readonly before: ShownTranscript;
  readonly existing: Chapter;
  readonly content: PreparedChapter['content'];
}

/** The text of the site for the pages of another file that have the very images of its pages. */
async function keptOf(
  bucket: ImportBucket,
  id: string,
  { before, existing, content }: Replaced,
): Promise<TextPlan> {
  const dropped = {
    transcript: undefined,
    uploads: [],
    note: 'its pages are others now: its text is dropped',
  };
  if ('pdf' in content || !existing.manifest) return dropped;
  const text = await textAt(bucket, before);
  if (!text) return dropped;
  const same = await sameImages(bucket, existing.manifest, content.distilled);
  const pages = content.distilled.pages.map((_, index) => {
    const page = same.get(index + 1);
    return { items: page === undefined ? [] : (text.pages[page - 1]?.items ?? []) };
  });
  const kept = { ...text, pages };
  if (pagesWithText(kept) === 0) return dropped;
  const lost = pagesWithText(text) - pagesWithText(kept);
  const next = published(id, kept);
  const note = `pages are others now: the text of ${countNoun(lost, 'page')} is dropped`;
  return lost > 0 ? { ...next, note } : next;
}

async function textAt(bucket: ImportBucket, { path }: ShownTranscript): Promise<Transcript | undefined> {
  const content = await downloaded(bucket, path);
  if (!content) return undefined;
  const read = transcriptSchema.safeParse(JSON.parse(content.toString('utf8')));
  return read.success ? read.data : undefined;
}
