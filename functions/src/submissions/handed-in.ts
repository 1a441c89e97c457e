import type { Submission } from '@rawi/model/truth/submission';
import type { HandedIn } from '../review/owner-writes.ts';

/** What reviewers see of a submission in their queue; `name` is its owner's. */
export function handedInOf({ kind, uid, content, replaces }: Submission, name: string): HandedIn {
  const shown =
    kind === 'comic'
      ? { kind, title: content.series, number: null }
      : { kind, title: content.comic?.series ?? content.proposed?.series ?? name, number: content.number };
  return { ...shown, uid, name, language: content.language, replacement: replaces !== undefined };
}
