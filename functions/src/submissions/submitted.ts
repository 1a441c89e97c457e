import { allNames } from '@rawi/model/text/all-names';
import { differsFromStored, type Resolved } from '@rawi/model/truth/resolved';
import type { Submission } from '@rawi/model/truth/submission';
import type { Submitted } from '../review/owner-writes.ts';

/**
 * What reviewers see of a submission in their queue, and its owner's name and language. A chapter shows the
 * stored name of its comic; the text that its owner typed beside the id is in no list.
 */
export function submittedOf(
  { kind, uid, content, replaces }: Submission,
  { name, locale }: Pick<Submitted, 'name' | 'locale'>,
  resolved: Resolved,
): Submitted {
  const { comic, proposed } = resolved;
  const shown =
    kind === 'comic'
      ? { kind, title: content.series, called: [content.series], number: null }
      : {
          kind,
          title: comic?.series ?? proposed?.series ?? name,
          called: [...(comic ? allNames(comic) : []), ...(proposed ? [proposed.series] : [])],
          number: content.number,
        };
  return {
    ...shown,
    uid,
    name,
    locale,
    language: content.language,
    replacement: replaces !== undefined,
    resolved,
    differs: differsFromStored({ content }, resolved),
  };
}
