import type { Submission } from '@rawi/model/truth/submission';
import type { HandedIn } from '../review/owner-writes.ts';

/** What reviewers see of a submission in their queue, and its owner's name and language. */
export function handedInOf(
  { kind, uid, content, replaces }: Submission,
  { name, locale }: Pick<HandedIn, 'name' | 'locale'>,
): HandedIn {
  const shown =
    kind === 'comic'
      ? { kind, title: content.series, number: null }
      : { kind, title: content.comic?.series ?? content.proposed?.series ?? name, number: content.number };
  return { ...shown, uid, name, locale, language: content.language, replacement: replaces !== undefined };
}
