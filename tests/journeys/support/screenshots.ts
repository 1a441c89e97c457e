import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { SITE } from './environment.ts';
import { choosesLayout } from './layout.ts';

/** How large the app is shown where a browser offers to install it; the manifest names these sizes. */
const SIZES = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
} as const;
export type Form = keyof typeof SIZES;

const FOLDER = new URL('../../../web/public/screenshots/', import.meta.url);

/** Draws a page of the site into the folder of the manifest's pictures, once `ready` resolves. */
export async function draw(
  browser: Browser,
  { name, form, path }: { readonly name: string; readonly form: Form; readonly path: string },
  ready: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: SITE, viewport: SIZES[form], colorScheme: 'dark' });
  try {
    await choosesLayout(context, 'single');
    const page = await context.newPage();
    await page.goto(path);
    await ready(page);
    const drawn = await sharp(await page.screenshot({ animations: 'disabled' }))
      .webp({ quality: 80 })
      .toBuffer();
    await writeFile(new URL(`${name}-${form}.webp`, FOLDER), drawn);
  } finally {
    await context.close();
  }
}
