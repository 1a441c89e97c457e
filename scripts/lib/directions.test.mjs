import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDirections } from './directions.mjs';
import { root } from './root.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rawi-directions-'));
  await copyFile(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  await put('model/src/comic.ts', 'export const comic = 1;\n');
  await put('web/src/site.ts', 'export const site = 1;\n');
  await put('functions/src/index.ts', 'export const pages = 1;\n');
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path, text) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
const check = (atLeast) => checkDirections({ cwd: folder, folders: ['model', 'web', 'functions'], atLeast });

describe('the check of import directions', () => {
  it('passes where all imports lead where they may, and what is heavy is loaded when it is asked for', async () => {
    await put('web/src/shell/routes/home.tsx', "import '../../visitor/home/home-page.ts';\n");
    await put(
      'web/src/visitor/home/home-page.ts',
      "import type { Reader } from '../../core/lists.ts';\nexport const read = (): Promise<Reader> => import('../../core/lists.ts');\n",
    );
    await put('web/src/core/lists.ts', "import 'firebase/firestore';\nexport interface Reader {}\n");
    await put('functions/src/index.ts', "export const draw = () => import('./draw.ts');\n");
    await put('functions/src/draw.ts', "import 'sharp';\n");
    expect(await check(2)).toMatchObject({ passed: true });
  });

  it('fails for an import that is forbidden, type only too, and for a heavy one, and says by which way it comes', async () => {
    await put('web/src/site.ts', 'export interface Site {}\n');
    await put(
      'model/src/comic.ts',
      "import type { Site } from '../../web/src/site.ts';\nexport type Comic = Site;\n",
    );
    await put('web/src/shell/routes/home.tsx', "import '../../visitor/home/home-page.ts';\n");
    await put('web/src/visitor/home/home-page.ts', "import '../../core/lists.ts';\n");
    await put('web/src/core/lists.ts', "import 'firebase/firestore';\n");
    await put('functions/src/index.ts', "import './draw.ts';\n");
    await put('functions/src/draw.ts', "import 'sharp';\n");
    const { passed, output } = await check(2);
    expect(passed).toBe(false);
    expect(output).toContain('no-import-of-web');
    expect(output).toContain('A visitor would be sent Firebase: web/src/shell/routes/home.tsx → ');
    expect(output).toContain('core/lists.ts → firebase/firestore');
    expect(output).toContain(
      'Every function would load what opens pictures and PDFs: functions/src/index.ts → functions/src/draw.ts → sharp',
    );
  });

  it('fails where it has read fewer modules than there are', async () => {
    const { passed, output } = await check(4);
    expect(passed).toBe(false);
    expect(output).toContain('Only 3 modules were read');
  });
});
