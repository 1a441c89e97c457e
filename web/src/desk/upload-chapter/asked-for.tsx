import { Button } from '@mantine/core';
import { LANGUAGE_CODES } from '@rawi/model/lists/languages';
import { DEFAULT_LOCALE } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import type { Comic } from '@rawi/model/truth/comic';
import { smallestPicture } from '@rawi/model/truth/picture';
import { type ChapterContent, EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isDocumentId } from '../../core/lib/document-id.ts';
import { useDocument } from '../../core/live/use-document.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { comicAt } from '../../domains/asks/ask-lists.ts';
import { chapterNumberOf } from '../../domains/chapters/chapter-number.ts';
import { UploadSkeleton } from '../../domains/submissions/upload-frame.tsx';
import { useSubmission } from '../../domains/submissions/use-submission.ts';

/** The prefill in the address: a comic, a chapter number, a language. */
export interface AskedFor {
  /** A comic's id. */
  readonly comic: string | null;
  /** The submission of one's own unpublished comic. */
  readonly proposed: string | null;
  readonly content: Partial<ChapterContent>;
}

export function readAskedFor(parameters: URLSearchParams): AskedFor {
  const number = chapterNumberOf(parameters.get('number') ?? '');
  const language = LANGUAGE_CODES.find((code) => code === parameters.get('language'));
  return {
    comic: idIn(parameters, 'comic'),
    proposed: idIn(parameters, 'proposed'),
    content: { ...(typeof number === 'number' && { number }), ...(language && { language }) },
  };
}

function idIn(parameters: URLSearchParams, name: string): string | null {
  const id = parameters.get(name);
  return id !== null && isDocumentId(id) ? id : null;
}

interface BeginningProps {
  readonly asked: AskedFor;
  readonly children: (initial: ChapterContent) => ReactNode;
}

/** Loads the prefill of a new draft once, and then does not change the form. */
export function Beginning({ asked: { comic, proposed, content }, children }: BeginningProps) {
  const base = { ...EMPTY_CHAPTER, ...content };
  if (comic !== null) {
    return <OfComic comicId={comic}>{(found) => children({ ...base, comic: found })}</OfComic>;
  }
  if (proposed !== null) {
    return (
      <OfProposed submissionId={proposed}>{(found) => children({ ...base, proposed: found })}</OfProposed>
    );
  }
  return children(base);
}

interface OfComicProps {
  readonly comicId: string;
  readonly children: (comic: NonNullable<ChapterContent['comic']>) => ReactNode;
}

function OfComic({ comicId, children }: OfComicProps) {
  const t = useWords('upload-chapter');
  const shared = useWords('upload');
  const { state } = useDocument(comicAt(comicId));
  const [, setParameters] = useSearchParams();
  const [found, setFound] = useState<Comic>();
  if (!found && state.state === 'ready') setFound(state.data);
  if (found) {
    const { slug, series, names, cover } = found;
    return children({
      comicId,
      slug,
      series,
      names,
      picture: smallestPicture(localize(cover, DEFAULT_LOCALE).value),
    });
  }
  if (state.state === 'loading' || state.state === 'ready') return <UploadSkeleton />;
  return (
    <PageMessage
      title={t('comic.gone')}
      text={t('comic.none')}
      action={<Button onClick={() => setParameters({})}>{shared('gone.new')}</Button>}
    />
  );
}

interface OfProposedProps {
  readonly submissionId: string;
  readonly children: (proposed: ChapterContent['proposed']) => ReactNode;
}

/** If it no longer exists, the form starts without it. */
function OfProposed({ submissionId, children }: OfProposedProps) {
  const { state } = useSubmission(submissionId);
  const [found, setFound] = useState<ChapterContent['proposed']>();
  if (found === undefined && state.state !== 'loading') {
    const series = state.state === 'ready' && state.data.kind === 'comic' ? state.data.content.series : '';
    setFound(series === '' ? null : { submissionId, series });
  }
  return found === undefined ? <UploadSkeleton /> : children(found);
}
