import type { Transcript, TranscriptItem } from '../truth/transcript.ts';
import { headOf, isPanelLine, isTimeLine, KIND_LABELS, pageOf, trimmedLine } from './script-lines.ts';

/**
 * A text as a script that people read and `readScript` takes back (docs/scripts.md): plain lines below headings of pages,
 * or a list like subtitles with the page of each item. Only the list keeps the places.
 */
export function writeScript({ pages, language }: Transcript, as: 'text' | 'srt'): string {
  const locale = language === 'ar' ? 'ar' : 'en';
  const heading = (index: number) => `[${locale === 'ar' ? 'صفحة' : 'page'} ${index + 1}]`;
  if (as === 'text') {
    return pages
      .map(({ items }, index) =>
        [heading(index), ...items.map((item) => linesOf(item, locale)), ''].join('\n'),
      )
      .join('\n');
  }
  return pages
    .flatMap(({ items }, index) =>
      items.map((item) => {
        const place = item.place ? ` ${item.place.join(',')}` : '';
        return `${heading(index)}${place}\n${linesOf(item, locale)}\n`;
      }),
    )
    .map((item, index) => `${index + 1}\n${item}`)
    .join('\n');
}

/** An item's lines; what would be read otherwise stands behind a bar. */
function linesOf({ kind, who, words }: TranscriptItem, locale: 'en' | 'ar'): string {
  const label = KIND_LABELS[kind][locale][0] ?? kind;
  const [first = '', ...more] = words.split('\n');
  const said = first === first.trim() ? first : '';
  const barred = said === '' ? [first, ...more] : more;
  const head = `${headFor(kind, who, label, said)}: ${said}`.trimEnd();
  return [head, ...barred.map((line) => `| ${line}`)].join('\n');
}

/** The shortest head of a line that is read as the same kind and the same name. */
function headFor(kind: TranscriptItem['kind'], who: string | undefined, label: string, said: string): string {
  if (who === undefined) return label;
  const plain = kind === 'speech' ? who : `${who} (${label})`;
  const line = `${plain}: ${said}`.trimEnd();
  const read = headOf(line);
  const isRead =
    read?.rest === said &&
    read.head.kind === kind &&
    read.head.who === who &&
    trimmedLine(line) === line &&
    !pageOf(line) &&
    !isPanelLine(line) &&
    !isTimeLine(line);
  return isRead ? plain : `${label} ${JSON.stringify(who)}`;
}
