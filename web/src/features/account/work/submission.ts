import type { Locale } from '@rawi/model/lists/locales';
import type { Submission } from '@rawi/model/truth/submission';
import type { ListItem } from '../../../data/live/list-pages.ts';
import { isolatedName } from '../../../lib/comic-name.ts';
import { idOf } from '../../../lib/document-id.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { paths } from '../../../lib/paths.ts';
import { submissionTitle } from '../../../lib/submission-title.ts';

export type SubmissionItem = ListItem<Submission>;

/** The form in which a submission is written, or shown as it was handed in. */
export function formOf(item: SubmissionItem, locale: Locale): string {
  const about = { submission: idOf(item) };
  return item.data.kind === 'comic' ? paths.uploadComic(locale, about) : paths.uploadChapter(locale, about);
}

/** What a submission is called in a sentence: its comic, and which chapter it is. */
export function useSubmissionName(submission: Submission): string {
  const t = useWords('my-work');
  const locale = useLocale();
  const title = submissionTitle(submission, locale);
  const { content } = submission;
  const missing = t('comic' in content ? 'noComic' : 'untitled');
  const name = title ? isolatedName(title, locale) : missing;
  if (!('comic' in content) || content.number === null) return name;
  return t('chapterOf', { name, chapter: formatNumber(content.number, locale) });
}
