import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatAge, formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import classes from '../item.module.css';
import { Shortcuts } from '../shortcuts.tsx';
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

/** The page of a text: of which chapter it is at one side, what is looked at beside it, the decision below. */
export function TextFrame({ head, subject: { comic, chapter }, side, panel, children }: TextFrameProps) {
  const t = useWords('review-texts');
  const review = useWords('review');
  const locale = useLocale();
  const kindOf = useTextKind();
  const languageOf = useLanguageOf();
  const { revision, submitted, of } = head;
  return (
    <article className={classes.item}>
      <header className={classes.head}>
        <Link to={`${paths.review(locale)}?show=texts`} className={classes.back}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" className={classes.arrow} />
          {t('back')}
        </Link>
        <div className={classes.about}>
          <div className={classes.cover}>
            <TextCover comic={comic} sizes="88px" />
          </div>
          <div>
            <PageTitle className={classes.title}>
              <TextTitle comic={comic} />
            </PageTitle>
            <p className={classes.lead}>
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
              {revision > 1 && (
                <span>{review('revision', { revision: formatNumber(revision, locale) })}</span>
              )}
              {chapter && of.kind === 'chapter' && (
                <span>
                  <Link to={paths.chapter(locale, of.chapterId)} className={own.read}>
                    {t('stage.read')}
                  </Link>
                </span>
              )}
            </p>
          </div>
        </div>
        <Shortcuts />
      </header>
      <div className={classes.side}>{side}</div>
      <div className={classes.main}>{children}</div>
      {panel}
    </article>
  );
}
