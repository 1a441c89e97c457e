import { createHash } from 'node:crypto';
import { ARTICLES } from '../stories/articles.ts';
import { CATALOGUE } from '../stories/catalogue.ts';
import { COMMENTS } from '../stories/comments.ts';
import { PUBLISHER_DESCRIPTIONS } from '../stories/names.ts';
import { PORTRAITS } from '../stories/portraits.ts';

/**
 * Raise it whenever the code changes what is drawn, or what a site is given of it; the words and people of stories
 * count by themselves.
 */
const ART_VERSION = 23;

/** The inputs that decide the drawn files and what a site is given. */
export function contentVersion(): string {
  return createHash('sha256')
    .update(
      `${ART_VERSION}\n${JSON.stringify(CATALOGUE)}${JSON.stringify(COMMENTS)}${JSON.stringify(PUBLISHER_DESCRIPTIONS)}${JSON.stringify(ARTICLES)}${JSON.stringify(PORTRAITS)}`,
    )
    .digest('hex')
    .slice(0, 16);
}
