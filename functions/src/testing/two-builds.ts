import { PAYLOAD } from '@rawi/model/constants';
import { versionOf } from '@rawi/model/pages/other-version';
import { paths } from '@rawi/model/paths';
import { dataPaths } from '@rawi/model/routes/served-pages';
import { z } from '@rawi/model/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import type { pageServer } from '../served/serve-page.ts';

const ORIGIN = 'https://rawi.test';
const SHELL = 'the shell';

/** Rawi's modules as a build whose pages are of `version`. The test that calls it needs modules of its own. */
export async function buildOfVersion(version: number) {
  vi.resetModules();
  vi.doMock('@rawi/model/pages/page-version', () => ({ PAGE_VERSION: version }));
  const modules = await Promise.all([
    import('@rawi/model/pages/pages'),
    import('../served/serve-page.ts'),
    import('../pages/renew-page.ts'),
    import('../schedules/renew-pages.ts'),
    import('../tasks/rebuild-page.ts'),
    import('../migrations/migrate.ts'),
  ]);
  vi.doUnmock('@rawi/model/pages/page-version');
  vi.resetModules();
  const [{ pageDocumentSchema }, served, { renewPage }, { renewPages }, { rebuildPage }, migrations] =
    modules;
  return {
    version,
    isPage: (document: unknown) => pageDocumentSchema.safeParse(document).success,
    pageServer: served.pageServer,
    renewPage,
    renewPages,
    rebuildPage,
    ...migrations,
  };
}
export type Build = Awaited<ReturnType<typeof buildOfVersion>>;

const namedSchema = z.object({ hash: z.string() });
/** What the page of search names, by the hash of what is stored. */
const listingSchema = z.object({
  payload: z.object({
    parts: z.array(namedSchema.extend({ part: z.int() })),
    mostRead: namedSchema.shape.hash.optional(),
    translators: namedSchema.shape.hash.optional(),
  }),
});

/** The site as a build serves it. Nothing is kept in memory; a page is only drawn of a document that the build knows. */
export function siteOf(build: Build, firestore: Firestore, now: () => Date) {
  const reports: string[] = [];
  const withoutDocument = new Set<string>();
  const behind: Promise<unknown>[] = [];
  const serve: ReturnType<typeof pageServer> = build.pageServer({
    origin: ORIGIN,
    fileUrl: (path) => `${ORIGIN}/files/${path}`,
    open: async () => ({
      shell: SHELL,
      site: {
        serve: async ({ document, pageId, pathname }) => {
          if (pageId === null) {
            withoutDocument.add(`${pathname}${PAYLOAD}`);
            return { status: 200, html: 'words' };
          }
          if (document === undefined) return { status: 404, html: 'missing' };
          return build.isPage(document) ? { status: 200, html: 'drawn' } : { status: 404, html: 'not read' };
        },
      },
    }),
    read: async (pageId) => (await firestore.doc(paths.page(pageId)).get()).data(),
    onOutdated: (id, document) => void behind.push(build.renewPage(firestore, { id, document }, now())),
    search: async () => undefined,
    memorySeconds: 0,
    report: (message) => void reports.push(message),
  });
  const get = async (path: string) => serve(path);
  /** The addresses of what search reads, as its page names them. */
  const searched = async () => {
    const { body } = await get(`/en/search${PAYLOAD}`);
    const { parts, mostRead = '', translators = '' } = listingSchema.parse(JSON.parse(body)).payload;
    return [
      ...parts.map(({ part, hash }) => dataPaths.catalog(part, hash)),
      dataPaths.mostRead(mostRead),
      dataPaths.translators(translators),
    ];
  };
  return {
    /** Every address of the sitemaps. */
    async addresses(): Promise<string[]> {
      const files = await Promise.all(['/en/sitemap.xml', '/ar/sitemap.xml'].map(get));
      const found = files.flatMap(({ body }) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)]);
      return found.map(([, url = '']) => new URL(url).pathname);
    },
    /** Which of these pages, of their payloads and of what search reads is not whole now. */
    async broken(pages: readonly string[]): Promise<string[]> {
      const data = await searched();
      const asked = [...pages, ...pages.map((path) => `${path}${PAYLOAD}`), ...data];
      const answers = await Promise.all(asked.map(async (path) => ({ path, ...(await get(path)) })));
      await Promise.all(behind.splice(0));
      const isWhole = ({ path, status, body, headers }: (typeof answers)[number]) => {
        if (path.endsWith(PAYLOAD)) return status === 200 || withoutDocument.has(path);
        // Under a hash of which nothing is stored it would be kept by nobody.
        if (data.includes(path)) return status === 200 && headers['Cache-Control']?.includes('immutable');
        return status === 200 && body !== SHELL;
      };
      return [
        ...answers.filter((answer) => !isWhole(answer)).map(({ path, status }) => `${path}: ${status}`),
        ...reports.splice(0),
      ];
    },
    /** The version that the site answers with at its address. */
    version: async (): Promise<number | undefined> =>
      versionOf(JSON.parse((await get(`/en${PAYLOAD}`)).body)),
  };
}

/** Firestore for a process that dies at a call: from then on that method works no more. */
export function mortal(firestore: Firestore, calls: number, of: 'doc' | 'runTransaction'): Firestore {
  let left = calls;
  return new Proxy(firestore, {
    get(target, name) {
      if (name === of) {
        left -= 1;
        if (left < 0) throw new Error('killed');
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
