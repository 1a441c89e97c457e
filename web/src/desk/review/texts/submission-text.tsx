import { Button } from '@mantine/core';
import type { Language } from '@rawi/model/lists/languages';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { pageInTranslation } from '@rawi/model/truth/matched-pages';
import type { Transcript } from '@rawi/model/truth/transcript';
import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { useList } from '../../../core/live/use-list.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { pageDifference } from '../../../domains/transcripts/submitted/page-difference.ts';
import {
  textOfSubmission,
  type WrittenText,
} from '../../../domains/transcripts/submitted/submitted-texts.ts';
import { useTextFile, useWrittenText } from '../../../domains/transcripts/submitted/use-read-text.ts';
import item from '../item.module.css';
import type { Original } from '../original.tsx';
import { Loading, NotLoaded, TextBeside } from './other-text.tsx';
import { PageItems } from './page-items.tsx';
import classes from './texts.module.css';

/** The text that a submitted chapter brings, as it is published with it; undefined where it brings none. */
export interface SubmissionText {
  readonly written: WrittenText | undefined | 'loading' | 'failed';
  readonly retry: () => void;
}

interface WithTextProps {
  readonly submissionId: string;
  readonly children: (text: SubmissionText) => ReactNode;
}

/** Reads the text of a submission that reviewers have: one read more than it has pages, or one where it has none. */
export function WithSubmissionText({ submissionId, children }: WithTextProps) {
  const { items } = useList(textOfSubmission(submissionId));
  const [head] = items ?? [];
  if (!items) return children({ written: 'loading', retry: () => {} });
  if (!head) return children({ written: undefined, retry: () => {} });
  return (
    <Written transcriptId={idOf(head)} head={head.data}>
      {children}
    </Written>
  );
}

interface WrittenProps extends Pick<WithTextProps, 'children'> {
  readonly transcriptId: string;
  readonly head: TranscriptDraft;
}

function Written({ transcriptId, head, children }: WrittenProps) {
  const { value, retry } = useWrittenText(transcriptId, head);
  return children({ written: value, retry });
}

interface TextFactsProps {
  readonly text: SubmissionText;
  /** How many pages the chapter has, once its file is read. */
  readonly pageCount: number | undefined;
  readonly isReplacement: boolean;
}

/** How much text a submission brings, and which pages are without. */
export function TextFacts({ text: { written, retry }, pageCount, isReplacement }: TextFactsProps) {
  const t = useWords('review-texts');
  return (
    <section>
      <h2 className={item.heading}>{t('submission.title')}</h2>
      {written === 'loading' && <Loading />}
      {written === 'failed' && <NotLoaded onRetry={retry} />}
      {written === undefined && (
        <p className={item.none}>{t(isReplacement ? 'submission.noneKept' : 'submission.none')}</p>
      )}
      {typeof written === 'object' && pageCount !== undefined && (
        <Counted written={written} pageCount={pageCount} />
      )}
    </section>
  );
}

function Counted({ written, pageCount }: { readonly written: WrittenText; readonly pageCount: number }) {
  const t = useWords('review-texts');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const hasText = (page: number) => (written.pages.get(page)?.length ?? 0) > 0;
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const count = all.filter(hasText).length;
  const told = (pages: readonly number[]) => ({
    count: pages.length,
    number: number(pages.length),
    pages: list.format(pages.map(number)),
  });
  const without = all.filter((page) => !hasText(page));
  const beyond = [...written.pages.keys()].filter((page) => page > pageCount && hasText(page));
  return (
    <>
      <p className={item.none}>
        {t('submission.count', { count, number: number(count), total: number(pageCount) })}
      </p>
      {count > 0 && without.length > 0 && (
        <p className={item.none}>{t('submission.without', told(without))}</p>
      )}
      {beyond.length > 0 && <FormNote tone="error">{t('submission.beyond', told(beyond))}</FormNote>}
      {written.isBroken && <FormNote tone="error">{t('submission.broken')}</FormNote>}
    </>
  );
}

interface PageTextProps {
  readonly written: WrittenText;
  readonly language: Language;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** What the chapter is compared with: that which it replaces, or the same in another language. */
  readonly original: Original | undefined;
}

/** The text of a page of a submitted chapter, with what changes where it replaces one. */
export function PageText(props: PageTextProps) {
  const { written, language, page, pageCount, original } = props;
  const t = useWords('review-texts');
  const locale = useLocale();
  const [isOther, setIsOther] = useState(false);
  const there = original?.chapter;
  const isReplacement = original?.language === null;
  const before = useTextFile(isReplacement ? there?.transcript?.path : undefined);
  const old = typeof before.value === 'object' ? before.value : undefined;
  const title = t('stage.text', { page: formatNumber(page, locale) });
  return (
    <section className={classes.ofPage} aria-label={title} dir={LOCALE_DIRECTIONS[locale]}>
      <h3 className={classes.heading}>{title}</h3>
      {before.value === 'failed' && <p className={classes.none}>{t('submission.oldFailed')}</p>}
      {before.value === 'loading' ? (
        <Loading />
      ) : (
        <PageItems changes={changesOf(written, old, page)} language={language} isPlain={!old} />
      )}
      {old && <p className={classes.none}>{t('submission.against')}</p>}
      {there?.transcript && !isReplacement && (
        <>
          <Button variant="default" aria-pressed={isOther} onClick={() => setIsOther(!isOther)}>
            {t('other.show')}
          </Button>
          {isOther && (
            <TextBeside
              path={there.transcript.path}
              language={there.language}
              page={pageInTranslation(page, pageCount, { pageCount: there.pageCount })}
            />
          )}
        </>
      )}
    </section>
  );
}

const changesOf = ({ pages }: WrittenText, old: Transcript | undefined, page: number) =>
  pageDifference(old?.pages[page - 1]?.items ?? [], pages.get(page) ?? []);
