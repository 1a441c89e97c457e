import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, one line each, so that a failure reads. */
export const violations = (page: Page): Promise<string[]> => findViolations(builder(page));

/** What it finds of contrasts alone, which are what other colors change. */
export const contrasts = (page: Page): Promise<string[]> =>
  findViolations(builder(page).withRules(['color-contrast', 'link-in-text-block']));

// No page of ours has a frame: axe need not open another page to gather what it found in each.
const builder = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function findViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations: all } = await axe.analyze();
  return all.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
