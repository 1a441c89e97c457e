import { chosenCount, type SearchRequest } from '@rawi/model/search/search-request';
import { lazy } from 'react';
import { withWords } from '../../../core/i18n/i18n.ts';
import { PagePart } from '../../../core/ui/page-part.tsx';

const TextResults = lazy(async () => {
  const { TextResults: Part } = await withWords(import('./text-results.tsx'), 'text-results');
  return { default: Part };
});

interface TextsSlotProps {
  readonly request: SearchRequest;
  /** What was found by name is there: texts never make it wait. */
  readonly isReady: boolean;
}

/** What is found in texts, once something is typed. A choice that no text can be narrowed by is about comics alone. */
export function TextsSlot({ request, isReady }: TextsSlotProps) {
  const others = chosenCount(request) - request.languages.length - (request.upTo ? 1 : 0);
  if (!isReady || request.text.trim().length < 2 || others > 0) return null;
  return (
    <PagePart missing={null}>
      <TextResults request={request} />
    </PagePart>
  );
}
