import { latinDigits } from '../text/latin-digits.ts';
import { TRANSCRIPT_KINDS, type TranscriptKind } from './transcript-kinds.ts';

/** What a line of a script is: which page begins, who says something, and in which manner. */

/** How each kind is written at the beginning of a line, in both languages. The first of each is what we write. */
export const KIND_LABELS: Readonly<
  Record<TranscriptKind, { readonly en: readonly string[]; readonly ar: readonly string[] }>
> = {
  speech: { en: ['SPEECH', 'dialogue', 'dialog', 'balloon'], ar: ['كلام', 'حوار', 'بالون', 'فقاعة'] },
  thought: { en: ['THOUGHT', 'thoughts', 'thinking', 'thinks'], ar: ['فكرة', 'تفكير', 'خاطرة'] },
  caption: {
    en: ['CAPTION', 'cap', 'captions', 'narration', 'narrator', 'box'],
    ar: ['تعليق', 'سرد', 'الراوي', 'راوي', 'مربع'],
  },
  sound: {
    en: ['SFX', 'fx', 'sound', 'sound effect'],
    ar: ['مؤثر', 'مؤثر صوتي', 'مؤثرات', 'صوت'],
  },
  sign: { en: ['SIGN', 'signs', 'text'], ar: ['لافتة', 'لافته', 'كتابة'] },
  note: { en: ['NOTE', 'tn', 't/n', "translator's note"], ar: ['ملاحظة', 'حاشية', 'هامش'] },
};

const KINDS: ReadonlyMap<string, TranscriptKind> = new Map(
  TRANSCRIPT_KINDS.flatMap((kind) => {
    const { en, ar } = KIND_LABELS[kind];
    return [...en, ...ar].map((label) => [label.toLowerCase(), kind] as const);
  }),
);

const kindOf = (label: string): TranscriptKind | undefined => KINDS.get(label.trim().toLowerCase());

/** Beyond this no line is a heading or the name of a speaker. */
const LONGEST_HEADING = 200;
const LONGEST_SPEAKER = 80;
const MOST_WORDS_OF_SPEAKER = 6;

/** What stands before the colon of a line. */
export interface LineHead {
  readonly kind: TranscriptKind;
  readonly who?: string;
}

const QUOTED = /^([^":]{1,40}) "((?:[^"\\]|\\.){1,600})":(?: |$)/u;

/** Who says a line and in which manner, and the words; undefined for a line that names neither. */
export function headOf(line: string): { readonly head: LineHead; readonly rest: string } | undefined {
  const quoted = QUOTED.exec(line);
  if (quoted) {
    const kind = kindOf(quoted[1] ?? '');
    const who = unquoted(quoted[2] ?? '');
    if (kind && who !== undefined) return { head: { kind, who }, rest: line.slice(quoted[0].length) };
  }
  const at = line.slice(0, LONGEST_HEADING).search(/[:：]/u);
  if (at <= 0) return undefined;
  const head = speakerOf(line.slice(0, at));
  return head && { head, rest: line.slice(at + 1).trim() };
}

function unquoted(text: string): string | undefined {
  try {
    const read: unknown = JSON.parse(`"${text}"`);
    return typeof read === 'string' ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The name of a speaker as it stands before a colon, or on a line of its own: `Maysan`, `3. MAYSAN (thought)`, `SFX`. */
export function speakerOf(text: string): LineHead | undefined {
  const name = text.replace(/^\s*\d{1,4}[.)]?\s+/u, '').trim();
  const alone = kindOf(name);
  if (alone) return { kind: alone };
  const open = name.endsWith(')') ? name.lastIndexOf('(') : -1;
  if (open > 0) {
    const before = name.slice(0, open).trim();
    const within = name.slice(open + 1, -1).trim();
    const kind = kindOf(before);
    if (kind) return isSpeaker(within) ? { kind, who: within } : { kind };
    return isSpeaker(before) ? { kind: kindOf(within) ?? 'speech', who: before } : undefined;
  }
  return isSpeaker(name) ? { kind: 'speech', who: name } : undefined;
}

/** Whether words before a colon are a name: short, with a letter, and no sentence or address. */
function isSpeaker(name: string): boolean {
  return (
    /\p{L}/u.test(name) &&
    !/[!?؟…,،;؛<>{}[\]|]|\.\s|\/\//u.test(name) &&
    !/^(?:https?|mailto)$/iu.test(name) &&
    [...name].length <= LONGEST_SPEAKER &&
    name.split(/\s+/u).length <= MOST_WORDS_OF_SPEAKER
  );
}

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'الأولى الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة'.split(' ');

/** A page's number as digits or as a word, `THREE` or `الثالثة`. */
function numberOf(text: string): number | undefined {
  if (/^\d{1,9}$/u.test(text)) return Number(text);
  const [first = '', second] = text.toLowerCase().split(/[\s-]+/u);
  const unit = UNITS.indexOf(first);
  if (unit >= 0 && second === undefined) return unit;
  const ten = TENS.indexOf(first);
  if (ten >= 0) return (ten + 2) * 10 + Math.max(0, UNITS.indexOf(second ?? ''));
  const ordinal = ORDINALS.indexOf(first);
  return ordinal >= 0 ? ordinal + 1 : undefined;
}

const BRACKETED = /^\[\s*(?:page|pg|p|صفحة|الصفحة|ص)\s?[.:#]?\s?(\d{1,9})\s*\]\s*/iu;
const HEADING =
  /^(?:page|pg|p|صفحة|الصفحة|ص)(?:\s?[.:#]\s?|\s+|(?=\d))(\d{1,9}|\p{L}+(?:[\s-]\p{L}+)?)\s*(?:[([][^)\]]{0,80}[)\]])?\s*[:.–—-]?$/iu;

/** The page that a line begins, and what else stands on it; undefined for any other line. */
export function pageOf(line: string): { readonly page: number; readonly rest: string } | undefined {
  const start = latinDigits(line.slice(0, LONGEST_HEADING));
  const bracketed = BRACKETED.exec(start);
  if (bracketed) return { page: Number(bracketed[1]), rest: line.slice(bracketed[0].length) };
  if (line.length > LONGEST_HEADING) return undefined;
  const bare = start.replace(/^[#*=_~–—\-\s]{1,20}/u, '').replace(/[#*=_~–—\-\s]{1,20}$/u, '');
  const found = HEADING.exec(bare);
  const page = found && numberOf(found[1] ?? '');
  return typeof page === 'number' ? { page, rest: '' } : undefined;
}

const PANEL =
  /^[#*=_\s]{0,8}(?:panel|لوحة|اللوحة|إطار|الإطار|كادر|الكادر)\s?[.:#]?\s?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L})/iu;

/** Whether a line begins a panel; what stands behind it describes the drawing. */
export const isPanelLine = (line: string): boolean => PANEL.test(latinDigits(line.slice(0, 60)));

/** Whether a line is the time of a subtitle. */
export const isTimeLine = (line: string): boolean =>
  /^\d{1,2}:\d{2}(?::\d{2})?(?:[,.]\d{1,3})?\s{0,4}-->/u.test(latinDigits(line.slice(0, 60)));

/** A line that is nothing but a number, as the items of a list of subtitles begin. */
export function listNumber(line: string): number | undefined {
  if (line.length > 9) return undefined;
  const digits = latinDigits(line);
  return /^\d{1,7}$/u.test(digits) ? Number(digits) : undefined;
}

/** A line without spaces around it and without the unseen marks of direction before it. */
export const trimmedLine = (line: string): string =>
  line.trim().replace(/^(?:\u200B|\u200C|\u200D|\u200E|\u200F|\uFEFF|\u061C)+/u, '');
