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
  await put('web/src/site.ts', 'export const site = 1;\n');
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path, text) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
const check = (atLeast) => checkDirections({ cwd: folder, folders: ['model', 'web'], atLeast });

describe('the check of import directions', () => {
  it('passes where all imports lead where they may', async () => {
    await put('model/src/comic.ts', 'export const comic = 1;\n');
    expect(await check(2)).toMatchObject({ passed: true });
  });

  it('fails for an import that is forbidden, type only too', async () => {
    await put('web/src/site.ts', 'export interface Site {}\n');
    await put(
      'model/src/comic.ts',
      "import type { Site } from '../../web/src/site.ts';\nexport type Comic = Site;\n",
    );
    const { passed, output } = await check(2);
    expect(passed).toBe(false);
    expect(output).toContain('no-import-of-web');
  });

  it('fails where it has read fewer modules than there are', async () => {
    await put('model/src/comic.ts', 'export const comic = 1;\n');
    const { passed, output } = await check(3);
    expect(passed).toBe(false);
    expect(output).toContain('Only 2 modules were read');
  });
});
