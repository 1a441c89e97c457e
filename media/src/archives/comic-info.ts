import { STRIP_FORMAT } from '@rawi/model/cbz/comic-info';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

/** What a `ComicInfo.xml` says of the pages beside it, and of what they are (anansi-project/comicinfo, schemas 2.0 and 2.1). */
export interface ComicInfo {
  readonly readingDirection?: ReadingDirection;
  /** Indexes, from 0, of pictures in the order of their names. */
  readonly deleted: ReadonlySet<number>;
  readonly wide: ReadonlySet<number>;
  readonly about: ComicInfoAbout;
}

/** What it says in words. People typed them: they are hints, and not the truth. */
export interface ComicInfoAbout {
  readonly title?: string | undefined;
  readonly series?: string | undefined;
  readonly number?: string | undefined;
  readonly volume?: string | undefined;
  readonly count?: string | undefined;
  readonly summary?: string | undefined;
  readonly writers: readonly string[];
  readonly artists: readonly string[];
  readonly translators: readonly string[];
  readonly publisher?: string | undefined;
  readonly genres: readonly string[];
  readonly address?: string | undefined;
  /** As it is written: a language tag, or a name. */
  readonly language?: string | undefined;
  readonly ageRating?: string | undefined;
}

const NOTHING_ABOUT: ComicInfoAbout = { writers: [], artists: [], translators: [], genres: [] };
export const NO_COMIC_INFO: ComicInfo = { deleted: new Set(), wide: new Set(), about: NOTHING_ABOUT };

const textSchema = z.string().optional().catch(undefined);
const pageSchema = z.object({
  Image: z.string().regex(/^\d{1,5}$/),
  Type: z.string().optional(),
  DoublePage: z.string().optional(),
});
const fileSchema = z.object({
  ComicInfo: z.object({
    Title: textSchema,
    Series: textSchema,
    Number: textSchema,
    Volume: textSchema,
    Count: textSchema,
    Summary: textSchema,
    Writer: textSchema,
    Penciller: textSchema,
    Inker: textSchema,
    Translator: textSchema,
    Publisher: textSchema,
    Genre: textSchema,
    Web: textSchema,
    LanguageISO: textSchema,
    Format: textSchema,
    AgeRating: textSchema,
    Manga: z.string().optional(),
    Pages: z
      .object({ Page: z.array(z.unknown()).catch([]) })
      .optional()
      .catch(undefined),
  }),
});

/** Entities stay as they are written, so that a file of nested ones stays small; `plainText` knows those of XML itself. */
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

/** Reads what it can; a file that is no XML, defines entities, or has nothing of use, gives an empty result. */
export function readComicInfo(xml: string): ComicInfo {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return NO_COMIC_INFO;
  const file = fileSchema.safeParse(parseXml(xml));
  if (!file.success) return NO_COMIC_INFO;
  const { Manga, Pages, Format } = file.data.ComicInfo;
  const pages = (Pages?.Page ?? []).flatMap((page) => pageSchema.safeParse(page).data ?? []);
  const indexes = (which: (page: z.infer<typeof pageSchema>) => boolean) =>
    new Set(pages.filter(which).map(({ Image }) => Number(Image)));
  return {
    ...(Manga === 'YesAndRightToLeft' && { readingDirection: 'rtl' }),
    ...(Format === STRIP_FORMAT && { readingDirection: 'vertical' }),
    deleted: indexes(({ Type }) => Type === 'Deleted'),
    wide: indexes(({ DoublePage }) => DoublePage?.toLowerCase() === 'true'),
    about: aboutOf(file.data.ComicInfo),
  };
}

type Elements = z.infer<typeof fileSchema>['ComicInfo'];

function aboutOf(elements: Elements): ComicInfoAbout {
  const { Penciller, Inker } = elements;
  const texts = {
    title: elements.Title,
    series: elements.Series,
    number: elements.Number,
    volume: elements.Volume,
    count: elements.Count,
    summary: elements.Summary,
    publisher: elements.Publisher,
    address: elements.Web,
    language: elements.LanguageISO,
    ageRating: elements.AgeRating,
  };
  const said = Object.entries(texts).flatMap(([name, text]) => {
    const plain = plainText(text ?? '');
    return plain === '' ? [] : [[name, plain] as const];
  });
  return {
    ...Object.fromEntries(said),
    writers: namesIn(elements.Writer),
    artists: [...new Set([...namesIn(Penciller), ...namesIn(Inker)])],
    translators: namesIn(elements.Translator),
    genres: namesIn(elements.Genre),
  };
}

/** Names with commas between them. */
const namesIn = (text = ''): string[] =>
  text
    .split(/[,،]/u)
    .map(plainText)
    .filter((name) => name !== '');

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Texts of other programs may be as long as their authors like. */
const LONGEST = 2_000;

/** A text without control characters and with the signs that XML itself writes in another way. Anything else that looks like one stays as it stands. */
function plainText(text: string): string {
  return text
    .slice(0, LONGEST)
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
      if (typeof name === 'string') return SIGNS[name.toLowerCase()] ?? whole;
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

function parseXml(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    return undefined;
  }
}
