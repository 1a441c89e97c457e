import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { doneOf, type JobFile } from './job.ts';

const files = fc
  .array(fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }), { maxLength: 15 })
  .map((pages) =>
    pages.map(
      (page, index): JobFile => ({
        address: `https://files.test/v0/b/rawi/o/public%2Fa-0a%2Ffile${index}x.webp?alt=media`,
        ...(page !== undefined && { page }),
      }),
    ),
  );

it('a page is done when all of its files are, and a chapter when none is missing', () => {
  fc.assert(
    fc.property(files, fc.func(fc.boolean()), (all, isThere) => {
      const { missing, pagesDone, bytes, pictures } = doneOf(all, ({ address }) =>
        isThere(address) ? 10 : undefined,
      );
      expect(missing).toEqual(all.filter(({ address }) => !isThere(address)));
      const pages = new Set(all.flatMap(({ page }) => page ?? []));
      const whole = [...pages].filter((page) =>
        all.every((file) => file.page !== page || isThere(file.address)),
      );
      expect(pagesDone).toBe(whole.length);
      expect(bytes).toBe(
        10 * all.filter(({ page, address }) => page !== undefined && isThere(address)).length,
      );
      expect(Object.keys(pictures)).toHaveLength(all.filter(({ page }) => page === undefined).length);
    }),
  );
});
