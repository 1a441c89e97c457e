import type { ChapterPayload } from '@rawi/model/pages';
import type { Trouble } from './report-context.ts';

interface ReportDetails {
  readonly chapter: Pick<ChapterPayload, 'id' | 'number' | 'language'> & {
    readonly comic: Pick<ChapterPayload['comic'], 'series'>;
    readonly pdf: Pick<ChapterPayload['pdf'], 'path'>;
  };
  readonly trouble: Trouble;
  /** The reader's address. */
  readonly address: string;
  /** The person's own choice of the specification's issue options, in the interface language. */
  readonly issue: string;
  readonly browser: string;
  readonly now: Date;
}

/**
 * What whoever looks into it needs to find the fault: always in the same order and in English terms, since it is read
 * by the site's keepers, whatever language it was reported in.
 */
export function reportText({ chapter, trouble, address, issue, browser, now }: ReportDetails): string {
  const lines = [
    ['Issue', issue],
    ['Comic', chapter.comic.series],
    ['Chapter', `${chapter.number} (${chapter.language}), ${chapter.id}`],
    ['Page', trouble.page === undefined ? undefined : String(trouble.page)],
    ['What failed', trouble.what === 'chapter' ? undefined : trouble.what],
    ['File', trouble.what === 'file' ? chapter.pdf.path : undefined],
    ['Address', address],
    ['Time', now.toISOString()],
    ['Browser', browser],
  ];
  return lines
    .filter((line) => line[1] !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
