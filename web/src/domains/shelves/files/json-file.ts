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

/** Reads lists in this form; throws `UnreadableFile`. */
export function listsOfJson(text: string): readonly BroughtList[] {
  const { data } = listFileSchema.safeParse(parsed(text));
  if (!data) throw new UnreadableFile('otherShape');
  const entries = data.lists.reduce((sum, list) => sum + list.entries.length, 0);
  if (entries > LIMITS.listFile.entries) throw new UnreadableFile('tooMany');
  return data.lists.map(({ name, note, entries: own }) => ({ name, note, books: own.map(bookOf) }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile('broken');
  }
}

function bookOf(entry: FiledEntry): ListedBook {
  const { series, names, slug } = entry;
  if (entry.kind === 'comic') return { series, names, slug };
  const { chapterId, number, language } = entry;
  return { series, names, slug, number: `${number}`, language, chapterId };
}
