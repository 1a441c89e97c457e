import type { Locator } from '@playwright/test';
import { isolated } from '@rawi/model/text/decision-text';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Where the line begins, and where its first letter is: a long address loses its end, never its beginning. */
const linesOf = (texts: Locator, isRtl: boolean): Promise<readonly number[]> =>
  texts.evaluateAll(
    (elements, fromRight) =>
      elements.map((element) => {
        const box = element.getBoundingClientRect();
        return Math.round(fromRight ? box.right : box.left);
      }),
    isRtl,
  );

for (const [locale, name] of [
  ['en', 'نور الأمين'],
  ['ar', 'Yara Haddad'],
] as const) {
  test(`${locale}: “${name}” and the address begin where the page's lines do`, async ({ page }) => {
    const reader = await newReader(locale, name);
    await logInAt(page, locale, '/account', reader);
    const isRtl = locale === 'ar';

    const area = page.getByRole('navigation', { name: words(locale, 'account', 'area') });
    await expect(area).toContainText(name);
    const [nameAt, roleAt] = await linesOf(
      area.getByText(name).or(area.getByText(words(locale, 'account', 'role.reader'))),
      isRtl,
    );
    expect(nameAt, 'name and role').toBe(roleAt);

    await page
      .getByRole('button', { name: words(locale, 'session', 'menu.label', { name: isolated(name) }) })
      .click();
    const who = page.locator('header p', { hasText: reader.email });
    const [first, second] = await linesOf(who.locator('bdi'), isRtl);
    expect(first, 'name and address').toBe(second);

    const address = who.getByText(reader.email);
    const shown = await address.evaluate((element) => {
      const letter = new Range();
      letter.setStart(element.firstChild ?? element, 0);
      letter.setEnd(element.firstChild ?? element, 1);
      const [{ left, right }, box] = [letter.getBoundingClientRect(), element.getBoundingClientRect()];
      return {
        isCut: element.scrollWidth > element.clientWidth,
        beginsInside: left >= box.left - 1 && right <= box.right,
      };
    });
    expect(shown, 'a long address').toEqual({ isCut: true, beginsInside: true });
  });
}
