// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notices } from './notices.ts';

const work = join(import.meta.dirname, '../.rawi');
const MIT = 'Permission is hereby granted, free of charge, to any person';

let folder = '';
beforeEach(() => {
  mkdirSync(work, { recursive: true });
  folder = mkdtempSync(join(work, 'notices-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** A package of the site, with its licence beside it unless `files` say otherwise. */
function writePackage(name: string, files: Readonly<Record<string, string>>, manifest: object = {}): void {
  const about = { name, version: '1.0.0', license: 'MIT', type: 'module', main: 'index.js', ...manifest };
  write(`node_modules/${name}/package.json`, JSON.stringify(about));
  for (const [path, content] of Object.entries(files)) write(`node_modules/${name}/${path}`, content);
}

const code = (name: string) => `export default () => document.title = '${name}';`;

/** A site that uses packages in every way in which ours does. */
function writeSite(more = ''): void {
  write('index.html', '<script type="module" src="/main.js"></script>');
  write(
    'main.js',
    `import direct from 'direct';
     import './fonts.css';
     import 'sheet/sheet.css';
     import drawn from 'drawn/drawn.js?url';
     ${more}
     direct(drawn);
     import('lazy').then((lazy) => lazy.default());
     new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });`,
  );
  write('fonts.css', '@font-face { font-family: "F"; src: url("face/files/face.woff2"); }');
  write('worker.js', `import inWorker from 'in-worker'; inWorker();`);
  write('service.js', `import inService from 'in-service'; inService();`);
  const LICENSE = `MIT License\n\n${MIT}`;
  writePackage('direct', { 'index.js': `import deep from 'deep'; export default deep;`, LICENSE });
  writePackage('deep', { 'index.js': code('deep'), LICENSE });
  writePackage('lazy', { 'index.js': code('lazy'), LICENSE });
  writePackage('in-worker', { 'index.js': code('in-worker'), LICENSE });
  writePackage('in-service', { 'index.js': code('in-service'), LICENSE });
  writePackage('drawn', { 'drawn.js': 'draw()'.repeat(2000), LICENSE });
  writePackage('sheet', { 'sheet.css': 'body { color: red }', LICENSE });
  writePackage(
    'face',
    {
      'files/face.woff2': 'woff'.repeat(3000),
      'LICENSE.txt': 'A face',
      'files/LICENSE_OTHER': 'Of one face',
    },
    { license: 'OFL-1.1' },
  );
  writePackage('unused', { 'index.js': code('unused'), LICENSE });
}

/** Built as the service worker is: by an earlier plugin, after the site is written. */
const serviceWorker = (part: Plugin): Plugin => ({
  name: 'service-worker',
  closeBundle: {
    sequential: true,
    handler: async () => {
      await build({
        configFile: false,
        root: folder,
        logLevel: 'silent',
        plugins: [part],
        build: { emptyOutDir: false, rolldownOptions: { input: 'service.js' } },
      });
    },
  },
});

/** The page of licences that a build of the site writes. */
async function pageOfBuild(): Promise<string> {
  const { site, part } = notices();
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [serviceWorker(part()), site()],
    worker: { format: 'es', plugins: () => [part()] },
    build: { assetsInlineLimit: 0, sourcemap: true },
  });
  return readFileSync(join(folder, 'dist/licenses.html'), 'utf8');
}

const listed = (page: string) =>
  [...page.matchAll(/<li><a href="#[\w-]+">(\S+) [^<]*<\/a>/g)].map(([, name]) => name);

describe('the page of licences', { timeout: 120_000 }, () => {
  it('names every package that has a file in the build, and no other', async () => {
    writeSite();
    const page = await pageOfBuild();
    // Vite's own helper for loading dynamic imports.
    expect(listed(page)).toEqual(
      ['deep', 'direct', 'drawn', 'face', 'in-service', 'in-worker', 'lazy', 'sheet', 'vite'].toSorted(),
    );
    expect(page).toContain('direct 1.0.0</a>: MIT</li>');
    expect(page).toContain(MIT);
  });

  it('has the terms that lie beside a file that ships', async () => {
    writeSite();
    const page = await pageOfBuild();
    expect(page).toContain('A face\n\nfiles/LICENSE_OTHER:\n\nOf one face');
  });

  it('names each version of a package', async () => {
    writeSite(`import other from 'other'; other();`);
    const LICENSE = MIT;
    writePackage('other', { 'index.js': `import deep from 'deep'; export default () => deep(2);`, LICENSE });
    writePackage(
      'other/node_modules/deep',
      { 'index.js': code('deep 2'), LICENSE },
      { name: 'deep', version: '2.0.0' },
    );
    expect(listed(await pageOfBuild()).filter((name) => name === 'deep')).toHaveLength(2);
  });

  it.each([
    ['names no licence', { license: undefined }, { LICENSE: MIT }, 'bad 1.0.0 names no licence'],
    [
      'has a licence that is not allowed',
      { license: 'AGPL-3.0-only' },
      { LICENSE: 'A' },
      'bad 1.0.0 is under AGPL-3.0-only',
    ],
    ['has no text', { license: 'ISC' }, {}, 'bad 1.0.0 is under ISC, whose text is nowhere'],
  ])('is not written, and the build fails, where a package %s', async (_, manifest, files, message) => {
    writeSite(`import bad from 'bad'; bad();`);
    writePackage('bad', { 'index.js': code('bad'), ...files }, manifest);
    await expect(pageOfBuild()).rejects.toThrow(message);
  });

  it('is not written where a style sheet takes in another one unseen', async () => {
    writeSite();
    write('fonts.css', '@import "sheet/sheet.css";');
    await expect(pageOfBuild()).rejects.toThrow('takes in another style sheet');
  });

  it('is not written where a module is of nobody known', async () => {
    writeSite(`import made from 'made'; made();`);
    const { site } = notices();
    const maker: Plugin = {
      name: 'maker',
      resolveId: (source) => (source === 'made' ? '\0made' : undefined),
      load: (id) => (id === '\0made' ? code('made') : undefined),
    };
    const building = build({ configFile: false, root: folder, logLevel: 'silent', plugins: [maker, site()] });
    await expect(building).rejects.toThrow('It is not known which package');
  });
});
