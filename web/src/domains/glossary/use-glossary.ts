import { LANGUAGE_CODES, type Language } from '@rawi/model/lists/languages';
import { paths } from '@rawi/model/paths';
import { glossarySchema, type Term } from '@rawi/model/truth/glossary';
import { useRef } from 'react';
import { documentAt, followDocument } from '../../core/data/documents.ts';
import { useLive } from '../../core/live/use-live.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

const glossaryOf = documentAt(paths.glossary, glossarySchema);

/** The names of a comic, as far as they are here. */
export type LoadedGlossary =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly version: number; readonly terms: readonly Term[] };

const NONE: readonly Term[] = [];

/** The names of a comic as they are now: one read however many there are. Whoever may not read them gets `failed`; it never throws. */
export function useGlossary(comicId: string): {
  readonly glossary: LoadedGlossary;
  readonly retry: () => void;
} {
  const reference = glossaryOf(comicId);
  const { value, retry } = useLive<LoadedGlossary>(reference.path, (next) =>
    followDocument(
      reference,
      (found) => {
        if (found.state === 'ready')
          next({ state: 'ready', version: found.data.version, terms: found.data.terms });
        else if (found.state === 'missing') next({ state: 'ready', version: 0, terms: NONE });
        else next({ state: found.state });
      },
      () => next({ state: 'failed' }),
    ),
  );
  return { glossary: value ?? { state: 'loading' }, retry };
}

/** Changes the names of a comic, of which the version that is shown is given. Both reject with a `SendingError`. */
export function useTermCalls(comicId: string, shown: number) {
  // One's own change is known before the listener brings it; somebody else's is not, so that what nobody has seen is not replaced.
  const own = useRef(0);
  const version = () => Math.max(shown, own.current);
  const note = (before: number, now: number) => {
    if (now === before + 1) own.current = now;
  };
  const calls = async () => (await import('../../core/session/translator-calls.ts')).callTranslators;
  return {
    async set(term: Term): Promise<void> {
      const before = version();
      const { version: now } = await (await calls())({ action: 'setTerm', comicId, version: before, term });
      note(before, now);
    },
    async remove(termId: string): Promise<void> {
      const before = version();
      const request = { action: 'removeTerm', comicId, version: before, termId } as const;
      const { version: now } = await (await calls())(request);
      note(before, now);
    },
  };
}

/**
 * The names of a comic in one language, persons first since they speak: offered while a text is written. Empty until they are here, and
 * for whoever may not read them.
 */
export function useNames(comicId: string, language: Language): readonly string[] {
  const { glossary } = useGlossary(comicId);
  if (glossary.state !== 'ready') return NO_NAMES;
  const persons = glossary.terms.filter(({ kind }) => kind === 'person');
  const others = glossary.terms.filter(({ kind }) => kind !== 'person');
  return [...new Set([...persons, ...others].flatMap(({ renderings }) => renderings[language] ?? []))];
}

const NO_NAMES: readonly string[] = [];

/** What a name is called where there is no room for all: in one's own language, else in any. */
export function renderingFor(
  { renderings }: Pick<Term, 'renderings'>,
  first: Language,
): { readonly text: string; readonly lang: Language } {
  const lang = [first, ...LANGUAGE_CODES].find((each) => renderings[each] !== undefined) ?? first;
  return { text: renderings[lang] ?? '', lang };
}
