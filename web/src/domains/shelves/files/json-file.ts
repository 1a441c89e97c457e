import { LIMITS } from '@rawi/model/limits';
import { type FiledEntry, type ListFile, listFileSchema } from '@rawi/model/truth/list-file';
import { entriesOf, type Listed, type OwnList } from '@rawi/model/truth/own-list';
import { type BroughtList, type ListedBook, UnreadableFile } from './listed-book.ts';

/** Lists as JSON of ours (`listFileSchema`), with all that a list says and the ids of what stands on it. */
export function jsonOf(lists: readonly OwnList[]): string {
  const file: ListFile = {
    format: 'rawi-lists',
    version: 1,
    lists: lists.map((list) => ({
      name: list.name,
      ...(list.note !== undefined && { note: list.note }),
      entries: entriesOf(list).map(filed),
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Lists in as many files as it takes for each of them to be one that can be brought back: whole lists, in their order. A list is far
 * smaller than a file may be.
 */
export function jsonFilesOf(
  lists: readonly OwnList[],
  most: number = LIMITS.listFile.bytes,
): readonly string[] {
  const files: OwnList[][] = [];
  let room = 0;
  for (const list of lists) {
    // What all lists of a file share is counted with each of them.
    const size = new Blob([jsonOf([list])]).size;
    const last = files.at(-1);
    if (last && size <= room) last.push(list);
    else {
      files.push([list]);
      room = most;
    }
    room -= size;
  }
  return files.map(jsonOf);
}

function filed(entry: Listed): FiledEntry {
  const { comicId, slug, series, names } = entry;
  const comic = { comicId, slug, series, names };
  if (entry.kind === 'comic') return { kind: 'comic', ...comic };
  const { chapterId, number, language, title } = entry;
  return {
    kind: 'chapter',
    chapterId,
    ...comic,
    number,
    language,
    ...(title !== undefined && { title }),
  };
}

/** Whether what was parsed says that it is of this form. */
export const isListJson = (parsed: unknown): boolean =>
  typeof parsed === 'object' && parsed !== null && 'format' in parsed && parsed.format === 'rawi-lists';

/** Lists in this form, of what was parsed; throws `UnreadableFile`. */
export function listsOfJson(parsed: unknown): readonly BroughtList[] {
  const { data } = listFileSchema.safeParse(parsed);
  if (!data) throw new UnreadableFile('otherShape');
  const entries = data.lists.reduce((sum, list) => sum + list.entries.length, 0);
  if (entries > LIMITS.listFile.entries) throw new UnreadableFile('tooMany');
  return data.lists.map(({ name, note, entries: own }) => ({ name, note, books: own.map(bookOf) }));
}

function bookOf(entry: FiledEntry): ListedBook {
  const { series, names, slug } = entry;
  if (entry.kind === 'comic') return { series, names, slug };
  const { chapterId, number, language } = entry;
  return { series, names, slug, number: `${number}`, language, chapterId };
}
