import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSiteSettings } from './deploy-settings.mjs';
import { isFresh } from './is-fresh.mjs';
import { workFolder } from './root.mjs';
import { buildSite, environmentFiles } from './site-build.mjs';

let folder;
beforeEach(() => {
  mkdirSync(workFolder, { recursive: true });
  folder = mkdtempSync(join(workFolder, 'site-build-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A site of one page that names its project, read as the real one reads it. */
function writeSite() {
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(folder, 'main.js'), 'document.title = import.meta.env.VITE_RAWI_FIREBASE;');
}

const COMPLETE = {
  apiKey: 'key',
  storageBucket: 'bucket',
  uploadsBucket: 'bucket-uploads',
  contactAddress: 'someone@example.com',
};

const writeSettings = (projectId) =>
  writeFileSync(
    join(folder, '.env.production.local'),
    `VITE_RAWI_FIREBASE=${JSON.stringify({ ...COMPLETE, projectId })}`,
  );

async function scriptOf(settings) {
  const outDir = join(folder, 'dist');
  await buildSite({ folder, outDir, settings });
  const [script] = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'));
  return readFileSync(join(outDir, 'assets', script), 'utf8');
}

describe('what is built', () => {
  it('has the settings that were written after the build before', { timeout: 60_000 }, async () => {
    writeSite();
    writeSettings('first-project');
    expect(await scriptOf((await readSiteSettings(folder)).settings)).toContain('first-project');
    writeSettings('second-project');
    const rebuilt = await scriptOf((await readSiteSettings(folder)).settings);
    expect(rebuilt).toContain('second-project');
    expect(rebuilt).not.toContain('first-project');
  });

  it('for a local run has no settings of any project', { timeout: 60_000 }, async () => {
    writeSite();
    writeSettings('real-project');
    vi.stubEnv('VITE_RAWI_FIREBASE', '{"projectId":"from-the-shell"}');
    const script = await scriptOf(undefined);
    expect(script).toContain('document.title');
    expect(script).not.toMatch(/real-project|from-the-shell/);
  });

  it('is stale once an environment file is written', () => {
    const output = join(folder, 'output');
    const at = (file, time) => {
      writeFileSync(file, '');
      utimesSync(file, time, time);
    };
    at(output, 2000);
    expect(isFresh(output, environmentFiles(folder))).toBe(true);
    at(join(folder, '.env'), 1000);
    expect(isFresh(output, environmentFiles(folder))).toBe(true);
    at(join(folder, '.env.production.local'), 3000);
    expect(isFresh(output, environmentFiles(folder))).toBe(false);
  });
});
