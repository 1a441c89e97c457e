import type { BrowserContext } from '@playwright/test';

/** Makes a browser one in which chapters are read so, as somebody chose in an earlier visit; a choice of this visit stays. */
export async function choosesLayout(
  context: BrowserContext,
  layout: 'single' | 'double' | 'vertical',
): Promise<void> {
  await context.addInitScript(keepLayout, layout);
}

function keepLayout(layout: string): void {
  try {
    if (localStorage.getItem('rawi-reading') !== null) return;
    localStorage.setItem('rawi-reading', JSON.stringify({ all: { layout }, comics: [], shifts: [] }));
  } catch {
    // A document without an origin keeps nothing.
  }
}
