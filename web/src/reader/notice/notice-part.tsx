import type { Locale } from '@rawi/model/lists/locales';
import { type ComponentType, lazy, useState } from 'react';
import { withWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { mayAsk } from '../../domains/ratings/may-ask.ts';
import { useChildrensMode } from '../../domains/settings/wish.ts';
import type { NoticeGateProps } from './notice-gate.tsx';

/** Lies apart, since few chapters have one. Once it is here it is drawn at once, also in the program that serves pages. */
let here: ComponentType<NoticeGateProps> | undefined;

/** Loads the notice and its words; called before a chapter is shown that begins with one. */
export async function loadNotice(locale: Locale): Promise<ComponentType<NoticeGateProps>> {
  const { NoticeGate } = await withWords(import('./notice-gate.tsx'), 'age', locale);
  here = NoticeGate;
  return NoticeGate;
}

const Later = lazy(async () => ({ default: await loadNotice(visitLocale()) }));

/** A chapter, behind a notice where it has one. What it begins with stays while it is read. */
export function NoticePart(props: NoticeGateProps) {
  const [asks] = useState(() => mayAsk(props.chapter));
  // It may be turned on in another tab while the chapter is read.
  const isForChildren = useChildrensMode();
  if (!asks && !isForChildren) return props.children(false);
  const Gate = here ?? Later;
  return (
    <PagePart>
      <Gate {...props} />
    </PagePart>
  );
}
