import { reading } from '../truth/tolerant.ts';
import { z } from '../zod.ts';
import { PAGE_VERSION } from './page-version.ts';
import { type PageDocument, pageDocumentSchema } from './pages.ts';

/**
 * Page documents of other versions: a site that was just updated finds those of the version before until they are rebuilt,
 * one that was rolled back finds newer ones, and a device keeps what another build saved. What a page is about must be
 * there; parts around it that this build does not understand are left out.
 *
 * Whoever raises `PAGE_VERSION` adds a sample of each kind of page (`samples-of-versions/`), and says here what takes the
 * place of what the former version does not have.
 */

type Kind = PageDocument['kind'];
type PayloadOf<K extends Kind> = Extract<PageDocument, { readonly kind: K }>['payload'];

const NO_COMMENTS = { newest: [], count: 0 };

/** What stands in the place of a field that cannot be read; a field that is not named here must be readable. */
const IN_PLACE: { readonly [K in Kind]: Partial<PayloadOf<K>> } = {
  home: { featured: [], mostRead: [], publishers: [] },
  comic: {
    artists: [],
    genres: [],
    status: 'ongoing',
    views: 0,
    translators: [],
    similar: [],
    comments: NO_COMMENTS,
  },
  chapter: {
    reactions: { likes: 0, dislikes: 0 },
    downloadable: false,
    translations: [],
    comments: NO_COMMENTS,
  },
  comics: {},
  updates: { translators: [] },
  transparency: {},
  publishers: { others: [] },
  publisher: {},
  publisherShelf: {},
  blogs: {},
  blogsPart: {},
  blog: {},
  catalog: {},
  mostRead: {},
  translators: {},
  search: {},
  sitemap: {},
  sitemapPart: {},
  sitemapList: {},
  translator: { languages: [], level: 1, professional: false, followers: 0, ratings: { count: 0 } },
  translatorPart: {},
  list: { followers: 0 },
  reader: {},
  opdsComics: {},
  opdsGroups: {},
  redirect: {},
  gone: {},
};

const documentSchema = z.object({
  version: z.int(),
  kind: z.literal(pageDocumentSchema.options.map(({ shape }) => shape.kind.value)),
  payload: z.record(z.string(), z.unknown()),
});

const SHAPES = new Map(
  pageDocumentSchema.options.map(({ shape }) => [shape.kind.value, shape.payload.shape] as const),
);

const versionSchema = documentSchema.pick({ version: true });

/** The version that a page document says it is of; undefined where it says none. */
export function versionOf(document: unknown): number | undefined {
  return versionSchema.safeParse(document).data?.version;
}

/** Whether a page document is of an earlier version than this build writes. */
export function isOutdated(document: unknown): boolean {
  const version = versionOf(document);
  return version !== undefined && version < PAGE_VERSION;
}

/** A page document as one of this version: one of another is converted as far as possible, undefined where it is not. */
export function asThisVersion(document: unknown): unknown {
  return versionOf(document) === PAGE_VERSION ? document : pageOfOtherVersion(document);
}

/** What a page document of another version says, as one of this version; undefined where that cannot be told from it. */
export function pageOfOtherVersion(document: unknown): PageDocument | undefined {
  const { data: found } = documentSchema.safeParse(document);
  if (!found) return undefined;
  const { kind, payload } = found;
  const fields = new Map<string, unknown>(Object.entries(IN_PLACE[kind]));
  for (const [name, field] of Object.entries(SHAPES.get(kind) ?? {})) {
    const read = readField(field, payload[name]);
    // A chapter without its images would be mistaken for one that has only a file.
    if (!read.success && name === 'manifest') return undefined;
    if (read.success && read.data !== undefined) fields.set(name, read.data);
  }
  return pageDocumentSchema.safeParse({ version: PAGE_VERSION, kind, payload: Object.fromEntries(fields) })
    .data;
}

/** A field as it is written; of a list that cannot be read as a whole, the entries that can. */
function readField(field: z.ZodType, value: unknown): z.ZodSafeParseResult<unknown> {
  const whole = reading(field).safeParse(value);
  if (whole.success || !(field instanceof z.ZodArray) || !Array.isArray(value)) return whole;
  const readable = value.filter((each) => isReadable(field.element, each));
  return readable.length > 0 ? reading(field).safeParse(readable) : whole;
}

const isReadable = (entry: z.core.$ZodType, value: unknown) =>
  entry instanceof z.ZodType && reading(entry).safeParse(value).success;
