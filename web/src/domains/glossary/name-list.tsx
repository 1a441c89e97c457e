import { Button } from '@mantine/core';
import { TERM_KINDS } from '@rawi/model/glossary/glossary-kinds';
import { LIMITS } from '@rawi/model/limits';
import type { Term } from '@rawi/model/truth/glossary';
import { useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useOnline } from '../../core/network/use-online.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { SearchBox } from '../../core/ui/search-box.tsx';
import classes from './glossary.module.css';
import type { NamesOf } from './names-of.ts';
import type { TermDraft } from './term-draft.ts';
import { useTermProblem } from './term-problem.ts';
import { TermRow } from './term-row.tsx';
import { type LoadedGlossary, renderingFor } from './use-glossary.ts';
import { useMayChange } from './use-may-change.ts';
import {
  byName,
  isFound,
  languagesOf,
  type NamesList,
  useFocusLater,
  useNamesList,
} from './use-names-list.ts';
import { WrittenTerm } from './written-term.tsx';

interface NameListProps {
  readonly of: NamesOf;
  readonly glossary: Extract<LoadedGlossary, { state: 'ready' }>;
}

/** The names that there are, what finds them, and what adds, changes and removes them. */
export function NameList({ of: { comicId, language }, glossary }: NameListProps) {
  const t = useWords('glossary');
  const locale = useLocale();
  const { terms } = glossary;
  const mayChange = useMayChange(comicId) ?? true;
  const { area, focus } = useFocusLater();
  const list = useNamesList(comicId, glossary, focus);
  const [typed, setTyped] = useState('');
  const languages = languagesOf(terms, language);
  const isFull = terms.length >= LIMITS.glossary.terms;
  const isAdding = list.lone.some(({ base }) => base === undefined);
  // What is being written stays, whatever is typed.
  const found = terms.filter((term) => isFound(term, typed) || list.draftOf(term.id));
  const written = (draft: TermDraft, term?: Term) => (
    <WrittenTerm
      key={draft.id}
      draft={draft}
      term={term}
      languages={languages}
      onChange={(values) => list.change(draft.id, values)}
      onSet={(set) => list.set(set)}
      onDone={(set) => list.finish(draft, set)}
      onCancel={() => list.cancel(draft)}
    />
  );
  return (
    <div ref={area}>
      <p className={classes.about}>{t(mayChange ? 'lead' : 'leadOnly')}</p>
      <Outcome list={list} />
      {mayChange && !isAdding && (
        <Button data-focus="add" disabled={isFull} onClick={() => list.add()}>
          {t('add')}
        </Button>
      )}
      {mayChange && isFull && <p className={classes.about}>{t('full')}</p>}
      {list.lone.map((draft) => (
        <div key={draft.id} className={classes.row} data-focus={draft.id}>
          {written(draft)}
        </div>
      ))}
      {terms.length === 0 && <p className={classes.none}>{t('none')}</p>}
      {terms.length > 0 && (
        <Search total={terms.length} found={found.length} typed={typed} onType={setTyped} />
      )}
      {TERM_KINDS.map((kind) => {
        const ofKind = found.filter((term) => term.kind === kind).toSorted(byName(locale));
        if (ofKind.length === 0) return null;
        return (
          <section key={kind}>
            <h3 className={classes.title}>{t(`groups.${kind}`)}</h3>
            <ul className={classes.rows}>
              {ofKind.map((term) => {
                const draft = list.draftOf(term.id);
                return draft ? (
                  <li key={term.id} className={classes.row} data-focus={term.id}>
                    {written(draft, term)}
                  </li>
                ) : (
                  <li key={term.id} className={classes.row}>
                    <TermRow
                      term={term}
                      languages={languages}
                      isOpen={mayChange}
                      isBusy={list.sending.isSending}
                      onEdit={() => list.edit(term)}
                      onRemove={() => list.remove(term)}
                    />
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** That nothing can be done without a network, what was done last with a way back, or why it was not. */
function Outcome({ list: { done, sending, bringBack } }: { readonly list: NamesList }) {
  const t = useWords('glossary');
  const locale = useLocale();
  const wordsOf = useTermProblem();
  const isOnline = useOnline();
  const { isSending, problem } = sending;
  return (
    <div className={classes.outcome}>
      {!isOnline && <FormNote tone="neutral">{t('offline')}</FormNote>}
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      {done && (
        <FormNote
          key={`${done.what} ${done.term.id}`}
          tone="success"
          action={
            done.what === 'removed' && (
              <Button
                variant="default"
                size="sm"
                data-focus="undo"
                loading={isSending}
                onClick={() => bringBack(done.term)}
              >
                {t('undo')}
              </Button>
            )
          }
        >
          {t(`done.${done.what}`, { name: isolated(renderingFor(done.term, locale).text) })}
        </FormNote>
      )}
    </div>
  );
}

interface SearchProps {
  readonly total: number;
  readonly found: number;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Finds names in every language, and says how many there are. */
function Search({ total, found, typed, onType }: SearchProps) {
  const t = useWords('glossary');
  const locale = useLocale();
  const count = typed === '' ? total : found;
  return (
    <div className={classes.search}>
      <SearchBox
        size="list"
        value={typed}
        onChange={onType}
        clearLabel={t('search.clear')}
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        // Escape empties it first, and closes the dialog then.
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          onType('');
        }}
      />
      <output className={classes.about}>
        {t(typed === '' ? 'count' : 'search.found', { count, number: formatNumber(count, locale) })}
      </output>
    </div>
  );
}
