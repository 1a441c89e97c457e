import { type Review, reviewedIn } from '@rawi/model/truth/review';
import { IconBook2, IconFileText, IconUser } from '@tabler/icons-react';
import { thumbnailSource } from '../../core/pages/files.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { UNASKED } from '../../domains/ratings/showing.ts';
import { FilesOf } from '../../domains/submissions/files-of.ts';
import { StagedImage } from '../../domains/submissions/staged/staged-image.tsx';
import { useFileProgress } from '../../domains/submissions/use-file-progress.ts';
import { useSubmission } from '../../domains/submissions/use-submission.ts';
import classes from './review-cover.module.css';

interface ReviewCoverProps {
  readonly reviewId: string;
  readonly review: Pick<Review, 'kind' | 'resolved' | 'waiting'>;
  /** The `sizes` of the picture: its width on the page. */
  readonly sizes: string;
}

/**
 * The cover beside the title of a review, as decoration: of a chapter its comic's, of a proposed comic the one
 * that was submitted, while that is stored. Without one an icon says the kind.
 */
export function ReviewCover({ reviewId, review, sizes }: ReviewCoverProps) {
  const { kind, resolved, waiting } = review;
  if (resolved?.comic)
    return <Cover image={thumbnailSource(resolved.comic.picture)} rating={UNASKED} sizes={sizes} />;
  const submissionId = reviewedIn(reviewId)?.id;
  // After a decision the submitted files are deleted or moved.
  return kind === 'comic' && waiting && submissionId !== undefined ? (
    <FilesOf value={submissionId}>
      <ProposedCover submissionId={submissionId} />
    </FilesOf>
  ) : (
    <NoCover kind={kind} />
  );
}

function ProposedCover({ submissionId }: { readonly submissionId: string }) {
  const { state } = useSubmission(submissionId);
  const progress = useFileProgress(state.state === 'ready' ? state.data.files.cover?.fileId : undefined);
  const cover = progress?.state === 'drawn' ? progress.cover : undefined;
  const source = cover?.sources[0];
  if (!cover || !source) return <NoCover kind="comic" />;
  return (
    <span className={classes.proposed}>
      <StagedImage path={source.path} alt="" width={cover.width} height={cover.height} color={cover.color} />
    </span>
  );
}

const ICONS = { comic: IconBook2, chapter: IconFileText, application: IconUser } as const;

function NoCover({ kind }: Pick<Review, 'kind'>) {
  const Icon = ICONS[kind];
  return (
    <span className={classes.none}>
      <Icon size={24} stroke={1.5} aria-hidden="true" />
    </span>
  );
}
