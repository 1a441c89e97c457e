import { lazy } from 'react';
import { withWords } from '../../core/i18n/i18n.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import type { NamesCheckProps } from './names-of.ts';

const NamesFindings = lazy(() => withWords(import('./names-findings.tsx'), 'glossary'));

/**
 * What a text writes otherwise than the comic's names are kept, or in several ways, for whoever hands it in and whoever reviews it. Its
 * code and words come then. It is a hint, and nothing waits for it: where it does not come, nothing is there.
 */
export function NamesCheck(props: NamesCheckProps) {
  return (
    <PagePart missing={null}>
      <NamesFindings {...props} />
    </PagePart>
  );
}
