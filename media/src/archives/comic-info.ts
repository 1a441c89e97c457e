import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

/** What a `ComicInfo.xml` says of the pages beside it (anansi-project/comicinfo, schema 2.0). */
export interface ComicInfo {
  readonly readingDirection?: ReadingDirection;
  /** Indexes, from 0, of pictures in the order of their names. */
  readonly deleted: ReadonlySet<number>;
  readonly wide: ReadonlySet<number>;
}

export const NO_COMIC_INFO: ComicInfo = { deleted: new Set(), wide: new Set() };

const pageSchema = z.object({
  Image: z.string().regex(/^\d{1,5}$/),
  Type: z.string().optional(),
  DoublePage: z.string().optional(),
});
const fileSchema = z.object({
  ComicInfo: z.object({
    Manga: z.string().optional(),
    Pages: z
      .object({ Page: z.array(z.unknown()).catch([]) })
      .optional()
      .catch(undefined),
  }),
});

/** Entities stay as they are written: none of what is read holds any, and a file of nested ones stays small. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === 'Page',
});

/** The text of the file: UTF-8, or UTF-16 where it begins with that mark, as programs for Windows write it. */
export function comicInfoText(content: Buffer): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return content.subarray(2).toString('utf16le');
  if (first === 0xfe && second === 0xff) {
    const even = content.subarray(2, content.length - (content.length % 2));
    return Buffer.from(even).swap16().toString('utf16le');
  }
  return content.toString('utf8');
}

/** Reads what it can; a file that is no XML, or has nothing of use, gives an empty result. */
export function readComicInfo(xml: string): ComicInfo {
  const file = fileSchema.safeParse(parseXml(xml));
  if (!file.success) return NO_COMIC_INFO;
  const { Manga, Pages } = file.data.ComicInfo;
  const pages = (Pages?.Page ?? []).flatMap((page) => pageSchema.safeParse(page).data ?? []);
  const indexes = (which: (page: z.infer<typeof pageSchema>) => boolean) =>
    new Set(pages.filter(which).map(({ Image }) => Number(Image)));
  return {
    ...(Manga === 'YesAndRightToLeft' ? { readingDirection: 'rtl' as const } : {}),
    deleted: indexes(({ Type }) => Type === 'Deleted'),
    wide: indexes(({ DoublePage }) => DoublePage?.toLowerCase() === 'true'),
  };
}

function parseXml(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    return undefined;
  }
}
