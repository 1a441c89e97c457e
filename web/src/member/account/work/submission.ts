import type { Locale } from '@rawi/model/lists/locales';
import type { Submission } from '@rawi/model/truth/submission';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { paths } from '../../../core/lib/paths.ts';
import type { ListItem } from '../../../core/live/list-pages.ts';
import { isolatedName } from '../../../domains/comics/comic-name.ts';
import { submissionTitle } from '../../../domains/submissions/submission-title.ts';

export type SubmissionItem = ListItem<Submission>;

/** The address of a submission's form, which edits it, or shows it as it was submitted. */
export function formOf(item: SubmissionItem, locale: Locale): string {
  const about = { submission: idOf(item) };
  return item.data.kind === 'comic' ? paths.uploadComic(locale, about) : paths.uploadChapter(locale, about);
}

/** The name of a submission in a sentence: its comic, and its chapter number. */
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
