import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherTranslator } from './other-translator.ts';

describe('another translator', () => {
  it("is named only where a neighbouring chapter has one and it differs from this chapter's", () => {
    const translator = fc.option(
      fc.constantFrom('amal', 'badr').map((id) => ({ id, name: `The name of ${id}` })),
      { nil: undefined },
    );
    fc.assert(
      fc.property(translator, translator, (here, there) => {
        const isOther = there !== undefined && there.id !== here?.id;
        expect(otherTranslator({ translator: here }, { translator: there })).toBe(
          isOther ? there.name : undefined,
        );
      }),
    );
  });
});
