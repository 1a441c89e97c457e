// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleIn, importsOutside, modulesOutside } from './check-chunks.ts';
import { needsIn } from './chunk-needs.ts';
import { chunkNames, groupsOf, planChunks } from './chunks.ts';
import { withDirectImports } from './direct-imports.ts';
import { BUILD_GROUPS, groupOf, isForEverybody, KEPT_ON_USE } from './src/shell/pwa/build-groups.ts';

const src = `${import.meta.dirname}/src`;
const route = (name: string) => `${src}/shell/routes/${name}.tsx`;

/** Modules by the entries that need them, as a build would tell. */
const needsOf = (modules: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(modules).map(([id, entries]) => [id, new Set(entries)]));

describe('who needs a module', () => {
  it('is every entry from which it is reached by static imports', () => {
    const chunk = (fileName: string, imports: string[], modules: string[], isEntry = false) => ({
      fileName,
      imports,
      facadeModuleId: isEntry ? 'main' : null,
      isEntry,
      moduleIds: modules,
    });
    const needs = needsIn(
      [
        chunk('main.js', ['kit.js'], ['main'], true),
        chunk('comic.js', ['cards.js'], ['comic']),
        chunk('cards.js', ['kit.js'], ['card', 'dialog']),
        chunk('kit.js', [], ['kit']),
      ],
      new Set(['comic', 'dialog']),
    );
    expect([...(needs.get('kit') ?? [])].toSorted()).toEqual(['comic', 'dialog', 'main']);
    // A dialog that is opened by `import()`, and that another page has from the start.
    expect([...(needs.get('card') ?? [])].toSorted()).toEqual(['comic', 'dialog']);
  });
});

describe('the chunk of a module', () => {
  const chunkOf = (id: string, ...entries: string[]) => planChunks(needsOf({ [id]: entries })).get(id);

  it('is its page’s own where one page alone needs it', () => {
    expect(chunkOf('a', route('comic'))).toBe('comic');
    expect(chunkOf('a', route('chapter'))).toBe('reader');
    expect(chunkOf('a', route('review-item'))).toBe('review');
  });

  it('is a shared one where pages of several groups need it, and the first where the home page does', () => {
    expect(chunkOf('a', route('comic'), route('chapter'))).toBe('shared');
    expect(chunkOf('a', route('comics'), route('blogs'))).toBe('lists');
    expect(chunkOf('a', route('home'), route('review'))).toBe('app');
  });

  it('is none of the first where home does without it, however many others need it', () => {
    expect(chunkOf('a', route('comics'), route('comic'), route('account'))).toBe('common');
  });

  it('is with Downloads for what saves and keeps them, so that every device has it', () => {
    const save = `${src}/domains/downloads/change-downloads.ts`;
    expect(chunkOf(save, save)).toBe('offline');
    expect(chunkOf('a', save, route('updates'))).toBe('shared');
  });

  it('is the viewer’s for packages that only PDFs need', () => {
    const viewer = `${src}/reader/pages/pdf-pages.tsx`;
    const plan = planChunks(
      needsOf({
        '/site/node_modules/react-pdf/dist/index.js': [viewer],
        '/site/node_modules/dequal/index.mjs': [viewer, route('uploadchapter')],
        '/site/node_modules/clsx/clsx.mjs': [viewer, route('chapter')],
      }),
    );
    expect([...plan.values()]).toEqual(['pdf', 'pdf', 'reader']);
  });

  it('is that of the largest package which what is imported later brings', () => {
    const later = `${src}/domains/comments/read.ts`;
    const plan = planChunks(
      needsOf({
        [later]: [later],
        [`${src}/core/firebase/firestore.ts`]: [later],
        b: [`${src}/domains/x.ts`],
      }),
    );
    expect(plan.get(later)).toBe('documents');
    expect(plan.get('b')).toBe('later');
  });

  it('is of one language and of one kind of page for words', () => {
    const words = `${src}/desk/review/review.ar.json`;
    expect(chunkOf(words, words)).toBe('words-desk-ar');
  });

  it('is refused for a page that no group of pages names', () => {
    expect(() => chunkOf('a', route('no-such-page'))).toThrow('no-such-page');
  });

  it('is never one that would import a chunk which imports it', () => {
    const entries = [
      'home',
      'comics',
      'comic',
      'chapter',
      'search',
      'downloads',
      'login',
      'signup',
      'account',
    ];
    const order = groupsOf(new Map()).map(({ name }) => name);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...entries), { minLength: 1 }),
        fc.uniqueArray(fc.constantFrom(...entries)),
        (importer, more) => {
          // What a module imports is needed by all who need the module.
          const imported = [...new Set([...importer, ...more])].map(route);
          const rankOf = (users: string[]) => order.indexOf(chunkOf('a', ...users) ?? '');
          expect(rankOf(imported)).toBeLessThanOrEqual(rankOf(importer.map(route)));
        },
      ),
    );
  });
});

describe('a dynamic import of a module in a shared chunk', () => {
  const facades = new Map([
    [
      'assets/home-1.js',
      {
        file: 'assets/app-2.js',
        names: new Map([
          ['Component', 't'],
          ['default', 'd'],
        ]),
      },
    ],
  ]);

  it('fetches the chunk itself and gets the same names', () => {
    expect(withDirectImports('import(`./home-1.js`)', facades)).toBe(
      'import("./app-2.js").then(m=>({Component:m.t,default:m.d}))',
    );
  });

  it('gets the default alone where nothing else is taken', () => {
    expect(withDirectImports('import("./home-1.js").then(e=>e.default)', facades)).toBe(
      'import("./app-2.js").then(m=>m.d)',
    );
  });

  it('stays as it is where the file is no such', () => {
    expect(withDirectImports('import("./other-1.js")', facades)).toBe('import("./other-1.js")');
  });
});

describe('chunks that import each other', () => {
  const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

  it('are named in their order', () => {
    expect(circleIn([chunk('a', 'b'), chunk('b', 'c', 'd'), chunk('c'), chunk('d', 'b')])).toEqual([
      'b',
      'd',
      'b',
    ]);
  });

  it('are not those that two others import', () => {
    expect(circleIn([chunk('a', 'b', 'c'), chunk('b', 'd'), chunk('c', 'd'), chunk('d')])).toBeUndefined();
  });
});

describe('the files that a device keeps', () => {
  it.each(chunkNames())('have %s in a group, or keep it when it is fetched', (name) => {
    const group = groupOf(`assets/${name}-A1b2_C-3.js`);
    if (KEPT_ON_USE.includes(name)) expect(group).toBeUndefined();
    else expect(BUILD_GROUPS).toContain(group);
  });

  const file = (name: string, ...imports: string[]) => ({
    fileName: `assets/${name}-A1b2C3d4.js`,
    imports: imports.map((each) => `assets/${each}-A1b2C3d4.js`),
  });

  it('hold all that a visitor needs without a network, whoever has it too', () => {
    const module = '/site/src/domains/downloads/sync.ts';
    const inFile = (name: string) => modulesOutside([{ ...file(name), moduleIds: [module] }]);
    expect(inFile('offline')).toEqual([]);
    expect(inFile('later')).toEqual([`${module} in assets/later-A1b2C3d4.js`]);
  });

  it.each(
    'home blogs blog comics publisher publishers publisher-shelf copyright dmca privacy terms comic chapter downloads'.split(
      ' ',
    ),
  )('have the page %s from the start', (page) => {
    const [chunk] = planChunks(needsOf({ a: [route(page)] })).values();
    expect(groupOf(file(chunk ?? '').fileName)).toBe('visitor');
  });

  it.each([
    'search',
    'translator',
    'updates',
    'list',
    'reader-page',
    'reject',
    'translator-details',
    'transparency',
    'developers',
  ])('have the page %s in idle time, so that it is opened without asking the network for code', (page) => {
    const [chunk] = planChunks(needsOf({ a: [route(page)] })).values();
    expect(groupOf(file(chunk ?? '').fileName)).toBe('rest');
  });

  it('are the shell and a visitor’s from the start, and neither words nor the rest', () => {
    expect(['/app.html', '/favicon.svg', '/assets/app-A1b2C3d4.js'].every(isForEverybody)).toBe(true);
    expect(
      ['later', 'search-worker', 'member', 'words-start-en', 'app-check'].some((name) =>
        isForEverybody(`/assets/${name}-A1b2C3d4.js`),
      ),
    ).toBe(false);
  });

  it('import nothing that the device may not have', () => {
    expect(
      importsOutside([
        file('member', 'app', 'zod', 'later'),
        file('review', 'member', 'pdf'),
        file('pdf', 'reader'),
        file('model', 'later'),
      ]),
    ).toEqual([]);
    expect(
      importsOutside([
        file('comic', 'later'),
        file('later', 'zod'),
        file('member', 'review', 'app-check'),
        file('pdf', 'later'),
      ]),
    ).toEqual([
      'assets/comic-A1b2C3d4.js → assets/later-A1b2C3d4.js',
      'assets/later-A1b2C3d4.js → assets/zod-A1b2C3d4.js',
      'assets/member-A1b2C3d4.js → assets/review-A1b2C3d4.js',
      'assets/member-A1b2C3d4.js → assets/app-check-A1b2C3d4.js',
      'assets/pdf-A1b2C3d4.js → assets/later-A1b2C3d4.js',
    ]);
  });

  it('are of a language for the words of visitors, and of nobody where the build does not know them', () => {
    expect(groupOf('/assets/words-start-ar-A1b2C3d4.js')).toBe('ar');
    expect(groupOf('/assets/words-desk-ar-A1b2C3d4.js')).toBe('desk');
    expect(groupOf('/assets/rubik-arabic-wght-normal-A1b2C3d4.woff2')).toBe('ar');
    expect(groupOf('/pdfjs/wasm/openjpeg.wasm')).toBeUndefined();
  });
});
