import { TERM_KINDS, type TermKind } from '@rawi/model/glossary/glossary-kinds';
import { LANGUAGE_CODES, type Language } from '@rawi/model/lists/languages';
import { plainText } from '@rawi/model/text/plain-text';
import type { Term } from '@rawi/model/truth/glossary';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** A name that is being written, by the fields of its form: what a language does not have is empty. */
export type TermValues = { readonly kind: TermKind; readonly note: string } & Readonly<
  Record<Language, string>
>;

function inEachLanguage(text: (language: Language) => string): Readonly<Record<Language, string>> {
  const [en, ar, zh, hi, it, es, ru, tr, fr, de] = LANGUAGE_CODES;
  return {
    en: text(en),
    ar: text(ar),
    zh: text(zh),
    hi: text(hi),
    it: text(it),
    es: text(es),
    ru: text(ru),
    tr: text(tr),
    fr: text(fr),
    de: text(de),
  };
}

/** A name that is being written: a new one, or another form of one that is kept. */
export interface TermDraft {
  /** The id of the name: setting it twice still sets one. */
  readonly id: string;
  /** What was kept when the writing began; a new name has nothing. */
  readonly base: TermValues | undefined;
  readonly values: TermValues;
}

export const valuesOf = ({ kind, renderings, note = '' }: Term): TermValues => ({
  kind,
  note,
  ...inEachLanguage((language) => renderings[language] ?? ''),
});

const EMPTY: TermValues = { kind: 'person', note: '', ...inEachLanguage(() => '') };

/** The draft of a new name. */
export const newTerm = (values: Partial<TermValues> = {}): TermDraft => ({
  id: crypto.randomUUID(),
  base: undefined,
  values: { ...EMPTY, ...values },
});

/** The draft that changes a name. */
export const changeOf = (term: Term): TermDraft => {
  const values = valuesOf(term);
  return { id: term.id, base: values, values };
};

/** What is set of a draft, each text in one line without spaces around it. */
export function termOf({ id }: Pick<TermDraft, 'id'>, values: TermValues): Term {
  const note = plainText(values.note);
  const renderings = LANGUAGE_CODES.flatMap((language) => {
    const text = oneLine(values[language]);
    return text === '' ? [] : [[language, text] as const];
  });
  return { id, kind: values.kind, renderings: Object.fromEntries(renderings), ...(note !== '' && { note }) };
}

export const oneLine = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ');

export const areSameValues = (one: TermValues, other: TermValues): boolean =>
  one.kind === other.kind &&
  one.note === other.note &&
  LANGUAGE_CODES.every((each) => one[each] === other[each]);

/** Whether anything of it is not kept yet. */
export const isWritten = ({ base, values }: TermDraft): boolean => !areSameValues(values, base ?? EMPTY);

interface Kept {
  readonly comicId: string;
  readonly drafts: readonly TermDraft[];
}

/** Of how many comics. */
const MOST = 5;

function readValues(value: unknown): TermValues | undefined {
  const text = (name: string): string => {
    const found = fieldOf(value, name);
    return typeof found === 'string' ? found : '';
  };
  const kind = TERM_KINDS.find((each) => each === text('kind'));
  return kind && { kind, note: text('note'), ...inEachLanguage(text) };
}

function readDrafts(value: unknown): Kept[] {
  const [comicId, drafts] = [fieldOf(value, 'comicId'), fieldOf(value, 'drafts')];
  if (typeof comicId !== 'string' || !Array.isArray(drafts)) return [];
  const read = drafts.flatMap((each: unknown): TermDraft[] => {
    const [id, values] = [fieldOf(each, 'id'), readValues(fieldOf(each, 'values'))];
    if (typeof id !== 'string' || !values) return [];
    return [{ id, base: readValues(fieldOf(each, 'base')), values }];
  });
  return [{ comicId, drafts: read }];
}

/** Stored for this tab: what is written survives closing the dialog, a reload and a lost network. */
const kept = keptJson('sessionStorage', 'terms', (value) =>
  Array.isArray(value) ? value.flatMap(readDrafts) : undefined,
);

/** What was written of a comic's names and not set. */
export function readTermDrafts(comicId: string): readonly TermDraft[] {
  return kept.read()?.find((each) => each.comicId === comicId)?.drafts ?? [];
}

/** Stores what is written of a comic's names, of the last few comics. */
export function keepTermDrafts(comicId: string, drafts: readonly TermDraft[]): void {
  const written = drafts.filter(isWritten);
  const others = (kept.read() ?? []).filter((each) => each.comicId !== comicId);
  const all = [...(written.length > 0 ? [{ comicId, drafts: written }] : []), ...others].slice(0, MOST);
  kept.keep(all.length > 0 ? all : undefined);
}
