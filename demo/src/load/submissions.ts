import { DEFAULT_LOCALE } from '@rawi/model/lists/locales';
import type { RejectionReason } from '@rawi/model/lists/rejection-reasons';
import { paths } from '@rawi/model/paths';
import { localize } from '@rawi/model/text/localized';
import { rejectionSchema } from '@rawi/model/truth/application';
import { type Comic, comicSchema } from '@rawi/model/truth/comic';
import { smallestPicture } from '@rawi/model/truth/picture';
import { placeOf, type Submission, submissionSchema } from '@rawi/model/truth/submission';
import { type ChapterContent, EMPTY_CHAPTER, EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { ACCOUNTS } from './accounts.ts';

/** The state into which reviewers bring a submission; their calls come with the review. */
export type ReviewDecision =
  | { readonly state: 'submitted' | 'under_review' | 'unpublished' }
  | { readonly state: 'published'; readonly comicId?: string; readonly chapterId?: string }
  | { readonly state: 'rejected'; readonly reasons: readonly RejectionReason[]; readonly note?: string };

/** From which states reviewers bring a submission to which. */
const FROM: Readonly<Record<ReviewDecision['state'], readonly Submission['state'][]>> = {
  submitted: ['under_review'],
  under_review: ['submitted'],
  published: ['submitted', 'under_review', 'unpublished'],
  rejected: ['submitted', 'under_review'],
  unpublished: ['published'],
};

/** Brings a submission, which was handed in, to where reviewers would. What it publishes is written apart. */
export async function reviewSubmission(
  firestore: Firestore,
  submissionId: string,
  decision: ReviewDecision,
  now = new Date(),
): Promise<void> {
  const ref = firestore.doc(paths.submission(submissionId));
  await firestore.runTransaction(async (transaction) => {
    const { state, since } = submissionSchema.parse((await transaction.get(ref)).data());
    if (!since || !FROM[decision.state].includes(state)) {
      throw new Error(`The submission ${submissionId} is ${state}: it does not become ${decision.state}.`);
    }
    const released = decision.state === 'submitted' ? { submitted: since.submitted } : since;
    const { state: to, ...rest } = decision;
    transaction.update(ref, {
      state: to,
      since: { ...released, ...(to !== 'submitted' && { [to]: now }) },
      ...(decision.state === 'rejected'
        ? {
            rejection: rejectionSchema.parse({
              reasons: decision.reasons,
              ...(decision.note !== undefined && { note: decision.note }),
              at: now,
            }),
          }
        : rest),
    });
  });
}

/** Whose work it is. */
const TRANSLATOR = 'noor-al-amin';
const HOUR = 60 * 60 * 1000;

interface Story {
  readonly id: string;
  /** The comic that it is about: it comes into the site once that comic has. */
  readonly slug: string;
  readonly number: number;
  /** How long before it was last written. */
  readonly hours: number;
  readonly state: 'draft' | 'rejected' | 'withdrawn';
}

/**
 * What a translator has under way that no reviewer waits for: the next chapters of comics that go on. What waits is in
 * `stories/waiting.ts`.
 */
const STORIES: readonly Story[] = [
  { id: 'demo-draft', slug: 'lantern-of-the-strait', number: 5, hours: 2, state: 'draft' },
  { id: 'demo-rejected', slug: 'paper-moon-ramen', number: 4, hours: 54, state: 'rejected' },
  { id: 'demo-withdrawn', slug: 'orbit-9', number: 5, hours: 80, state: 'withdrawn' },
];
const NOTE =
  'اسم صاحبة الكشك «هارو» في الصفحة ٢ و«هارُو» في الصفحتين ٤ و٥. نرجو الالتزام بأحد الاسمين ومراجعة الصفحة الأخيرة مرة أخرى.';

/** What the demonstration's translator has handed in of a comic, unless it is there; run twice it changes nothing. */
export async function createSubmissions(firestore: Firestore, slug: string, now = new Date()): Promise<void> {
  const stories = STORIES.filter((story) => story.slug === slug);
  if (stories.length === 0) return;
  const comic = reading(comicSchema).parse((await firestore.doc(paths.comic(slug)).get()).data());
  for (const story of stories) {
    const ref = firestore.doc(paths.submission(story.id));
    if ((await ref.get()).exists) continue;
    const at = new Date(now.getTime() - story.hours * HOUR);
    await ref.set(firstOf(story, slug, comic, at));
    await moveOn(firestore, story, at);
  }
  if (slug === STORIES[0]?.slug) await proposeComic(firestore, now);
}

/** A submission as it is when it was just handed in, or is still a draft. */
function firstOf(
  { number, state }: Story,
  comicId: string,
  { slug, series, names, cover }: Comic,
  at: Date,
): Submission {
  const picture = smallestPicture(localize(cover, DEFAULT_LOCALE).value);
  const content: ChapterContent = {
    ...EMPTY_CHAPTER,
    ageRating: 'asTheComic',
    comic: { comicId, slug, series, names, picture },
    number,
    language: 'ar',
    readingDirection: 'rtl',
  };
  const place = placeOf({ content });
  const written = {
    kind: 'chapter',
    uid: TRANSLATOR,
    createdAt: at,
    savedAt: at,
    content,
    files: {},
  } as const;
  if (state === 'draft') return submissionSchema.parse({ ...written, state, revision: 0 });
  const name = ACCOUNTS.find(({ uid }) => uid === TRANSLATOR)?.displayName;
  const since = { submitted: at };
  return submissionSchema.parse({ ...written, state: 'submitted', revision: 1, name, place, since });
}

/** Brings it to its final state. */
async function moveOn(firestore: Firestore, { id, state }: Story, at: Date): Promise<void> {
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR);
  if (state === 'rejected') {
    await reviewSubmission(firestore, id, { state: 'under_review' }, later(20));
    const reasons = ['accuracy', 'consistency'] as const;
    await reviewSubmission(firestore, id, { state, reasons, note: NOTE }, later(26));
  }
  if (state === 'withdrawn') {
    const since = { submitted: at, withdrawn: later(1) };
    await firestore.doc(paths.submission(id)).update({ state, since });
  }
}

/** A comic that is still being written. */
async function proposeComic(firestore: Firestore, now: Date): Promise<void> {
  const ref = firestore.doc(paths.submission('demo-comic'));
  if ((await ref.get()).exists) return;
  const at = new Date(now.getTime() - HOUR);
  const submission: Submission = submissionSchema.parse({
    kind: 'comic',
    uid: TRANSLATOR,
    createdAt: at,
    savedAt: at,
    state: 'draft',
    revision: 0,
    files: {},
    content: {
      ...EMPTY_COMIC,
      series: 'The Lamplighter’s Map',
      language: 'ar',
      translatedName: 'خريطة مُشعِل القناديل',
    },
  });
  await ref.set(submission);
}
