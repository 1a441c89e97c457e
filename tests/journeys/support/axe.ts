import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, one line each, so that a failure reads. */
export async function violations(page: Page): Promise<string[]> {
  // No page of ours has a frame: axe need not open another page to gather what it found in each.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
