import { LANGUAGE_CODES, type Language } from '@rawi/model/lists/languages';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** The language, and the translator if known, in which a comic was last read on this device. */
export interface LastTranslation {
  readonly comicId: string;
  readonly language: Language;
  readonly translator?: string;
}

/** The number of comics that are remembered, the last read first. */
const MAX_COMICS = 200;

const kept = keptJson('localStorage', 'translations', (value) =>
  Array.isArray(value) ? value.flatMap(parseTranslations) : undefined,
);

function parseTranslations(value: unknown): LastTranslation[] {
  const [comicId, translator] = [fieldOf(value, 'comicId'), fieldOf(value, 'translator')];
  const language = LANGUAGE_CODES.find((code) => code === fieldOf(value, 'language'));
  if (typeof comicId !== 'string' || language === undefined) return [];
  return [{ comicId, language, ...(typeof translator === 'string' && { translator }) }];
}

/** The list with the current comic first; each comic once, without the one that was not read for longest. */
export function withRead(
  list: readonly LastTranslation[],
  read: LastTranslation,
): readonly LastTranslation[] {
  return [read, ...list.filter(({ comicId }) => comicId !== read.comicId)].slice(0, MAX_COMICS);
}

/** Remembers the translation. Without storage nothing is remembered. */
export function keepTranslation(read: LastTranslation): void {
  kept.keep([...withRead(kept.read() ?? [], read)]);
}

/** The translation in which the comic was last read here, if it was. */
export function lastTranslation(comicId: string): LastTranslation | undefined {
  return kept.read()?.find((one) => one.comicId === comicId);
}
