import type { Locale } from '@rawi/model/lists/locales';
import { type ComponentType, lazy } from 'react';
import { loadWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import type { ReadingNoticeProps } from './reading-notice.tsx';

/** Lies apart, since few chapters have one. Once it is here it is drawn at once, also in the program that serves pages. */
let here: ComponentType<ReadingNoticeProps> | undefined;

/** Loads the notice and its words; called before a chapter is shown that begins with one. */
export async function loadNotice(locale: Locale): Promise<ComponentType<ReadingNoticeProps>> {
  const [{ ReadingNotice }] = await Promise.all([import('./reading-notice.tsx'), loadWords(locale, 'age')]);
  here = ReadingNotice;
  return ReadingNotice;
}

const Later = lazy(async () => ({ default: await loadNotice(visitLocale()) }));

/** The notice before reading. */
export function NoticePart(props: ReadingNoticeProps) {
  const Notice = here ?? Later;
  return (
    <PagePart>
      <Notice {...props} />
    </PagePart>
  );
}
