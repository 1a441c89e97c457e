import type { SearchRequest } from '@rawi/model/search/search-request';
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

/** What is found in texts, once something is typed. */
export function TextsSlot({ request, isReady }: TextsSlotProps) {
  if (!isReady || request.text.trim().length < 2) return null;
  return (
    <PagePart missing={null}>
      <TextResults request={request} />
    </PagePart>
  );
}
