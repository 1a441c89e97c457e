import { LIMITS } from '@rawi/model/limits';
import { BLOG_CATEGORIES } from '@rawi/model/lists/blog-categories';
import { isLocale, LOCALES, type Locale } from '@rawi/model/lists/locales';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { slugSchema } from '@rawi/model/truth/schemas';
import { z } from '@rawi/model/zod';
import { parse, YAMLParseError } from 'yaml';
import { fileNameSchema } from '../catalog-file.ts';
import { type Problem, schemaProblems } from '../problem.ts';

const text = (most: number) => z.string().trim().min(1).max(most);

/** What stands between the two `---` of an article's file. */
export const frontMatterSchema = z.strictObject({
  title: text(PAGE_LIMITS.blog.title),
  summary: text(PAGE_LIMITS.blog.summary),
  author: text(LIMITS.nameLength),
  category: z.enum(BLOG_CATEGORIES, { error: `expected one of ${BLOG_CATEGORIES.join(', ')}` }),
  date: z.iso.date({ error: 'expected a day, such as 2026-11-14' }).transform((day) => new Date(day)),
  picture: fileNameSchema,
  credit: text(PAGE_LIMITS.blog.summary).optional(),
  featured: z.boolean().default(false),
});

/** One language of an article: what its file says of it, and its Markdown. */
export interface ArticleFile {
  /** The file's name, for problems. */
  readonly name: string;
  readonly slug: string;
  readonly locale: Locale;
  /** The front matter of an article that is to be there; null where it says `withdrawn: true`. */
  readonly matter: z.infer<typeof frontMatterSchema> | null;
  readonly body: string;
  /** The line of the file that the Markdown begins in. */
  readonly firstLine: number;
}

const NAME = /^(?<slug>.+)\.(?<locale>[a-z]{2})\.md$/;
const MATTER = /^---[ \t]*\n(?<yaml>[\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** Reads an article’s file: its address and language are those of its name, the part before the first dot and the one after it. */
export function articleFile(name: string, content: string): ArticleFile | { readonly problems: Problem[] } {
  const wrong = (message: string, field = '') => ({ problems: [{ entry: name, field, message }] });
  const { slug = '', locale = '' } = NAME.exec(name)?.groups ?? {};
  if (!isLocale(locale) || !slugSchema.safeParse(slug).success) {
    const endings = LOCALES.map((code) => `.${code}.md`).join(' or ');
    return wrong(`its name is its address in small letters, digits and hyphens, and ends in ${endings}`);
  }
  const plain = content.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const found = MATTER.exec(plain);
  if (!found?.groups) return wrong('begins with no lines between two “---” that say its title');
  const matter = readYaml(found.groups['yaml'] ?? '');
  if (matter instanceof Error) return wrong(`what it says of itself is not YAML: ${matter.message}`);
  const after = plain.slice(found[0].length);
  const [blank = ''] = /^(?:[ \t]*\n)*/.exec(after) ?? [];
  const place = { name, slug, locale, firstLine: `${found[0]}${blank}`.split('\n').length };
  if (z.looseObject({ withdrawn: z.literal(true) }).safeParse(matter).success) {
    return { ...place, matter: null, body: '' };
  }
  const parsed = frontMatterSchema.safeParse(matter ?? {});
  if (!parsed.success) return { problems: schemaProblems(name, parsed.error) };
  const body = after.slice(blank.length).trimEnd();
  if (body.trim() === '') return wrong('has no text');
  if (body.length > PAGE_LIMITS.blog.body)
    return wrong(`its text is longer than ${PAGE_LIMITS.blog.body} characters`);
  return { ...place, matter: parsed.data, body };
}

/** The value of a YAML document, or the error that is in the way, in one line. */
function readYaml(text: string): unknown {
  try {
    return parse(text, { schema: 'core', stringKeys: true });
  } catch (error) {
    if (!(error instanceof YAMLParseError || error instanceof ReferenceError)) throw error;
    return new Error(error.message.split('\n')[0]);
  }
}
