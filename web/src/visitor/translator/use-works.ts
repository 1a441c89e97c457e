import type { TranslatorPayload, TranslatorWork } from '@rawi/model/pages/pages';
import { type ShownParts, useParts } from '../../core/data/use-parts.ts';
import { readTranslatorPart } from '../../core/pages/pages.ts';

/** The works on a translator's page, followed by the parts that the reader has loaded. */
export function useWorks({ id, works, parts }: TranslatorPayload): ShownParts<TranslatorWork> {
  return useParts({
    first: works,
    parts,
    keyOf: ({ slug }) => slug,
    async read(number) {
      const part = await readTranslatorPart(id, number);
      return part.state === 'ready' ? part.payload.works : undefined;
    },
  });
}
