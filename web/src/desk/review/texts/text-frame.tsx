import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatAge, formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { ItemLayout } from '../item-frame.tsx';
import { By } from '../title.tsx';
import { type Subject, TextCover, TextTitle, useLanguageOf, useTextKind } from './text-subject.tsx';
import own from './texts.module.css';

interface TextFrameProps {
  readonly head: TranscriptDraft;
  readonly subject: Subject;
  readonly side: ReactNode;
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/** The page of a text: of which chapter it is, by whom, and since when. */
export function TextFrame({ head, subject: { comic, chapter }, ...layout }: TextFrameProps) {
  const t = useWords('review-texts');
  const review = useWords('review');
  const locale = useLocale();
  const kindOf = useTextKind();
  const languageOf = useLanguageOf();
  const { revision, submitted, of } = head;
  return (
    <ItemLayout
      {...layout}
      back={{ to: `${paths.review(locale)}?show=texts`, words: t('back') }}
      cover={<TextCover comic={comic} sizes="88px" />}
      title={<TextTitle comic={comic} />}
      lead={
        <>
          <span>{kindOf(chapter)}</span>
          {head.language !== null && <span>{languageOf(head)}</span>}
          {submitted && (
            <span>
              <By name={submitted.name} />
            </span>
          )}
          {submitted && (
            <span>
              <time dateTime={submitted.at.toISOString()}>
                {formatAge(submitted.at.toISOString(), locale)}
              </time>
            </span>
          )}
          {revision > 1 && <span>{review('revision', { revision: formatNumber(revision, locale) })}</span>}
          {chapter && of.kind === 'chapter' && (
            <span>
              <Link to={paths.chapter(locale, of.chapterId)} className={own.read}>
                {t('stage.read')}
              </Link>
            </span>
          )}
        </>
      }
    />
  );
}
