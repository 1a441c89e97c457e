import type { ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatNumber, joinParts } from '../../../../core/i18n/format.ts';
import { useWords } from '../../../../core/i18n/i18n.ts';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { TextField } from '../../../../core/ui/text-field.tsx';
import type { EntryMatch } from '../../../../domains/shelves/library-files/match-library.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './import-lists.module.css';
import { MissingEntries } from './missing-entries.tsx';
import { PagedRows, ROWS_AT_ONCE } from './paged-rows.tsx';
import { SaveEntries } from './save-entries.tsx';

interface ConfirmLibraryProps {
  /** As the file is called. */
  readonly name: string;
  readonly matches: readonly EntryMatch[];
  /** Called when the saved items are to be shown. */
  readonly onDone: () => void;
}

const BEGINNING = { found: 0, unsure: undefined, missing: undefined } as const;

/** What of a library was found, to be confirmed on one screen, however long it is. */
export function ConfirmLibrary({ name, matches, onDone }: ConfirmLibraryProps) {
  const t = useWords('list-files');
  const locale = useLocale();
  const [chosen, setChosen] = useState<readonly (number | undefined)[]>(() =>
    matches.map(({ state }) => BEGINNING[state]),
  );
  const [without, setWithout] = useState<ReadingShelf>();
  const [text, setText] = useState('');
  const looked = useDeferredValue(text);
  const shown = useMemo(() => places(matches, looked), [matches, looked]);
  const all = useMemo(() => places(matches, ''), [matches]);
  const rated = useMemo(() => matches.filter(({ entry }) => entry.isRated).length, [matches]);
  const counted = (count: number) => ({ count, number: formatNumber(count, locale) });
  const summary = (['found', 'unsure', 'missing'] as const).flatMap((state) =>
    all[state].length === 0 ? [] : [t(`confirm.${state}`, counted(all[state].length))],
  );
  const row = (place: number) => {
    const match = matches[place];
    return match ? (
      <EntryRow
        key={place}
        match={match}
        shelf={match.entry.shelf ?? without}
        chosen={chosen[place]}
        onChoose={(value) => setChosen((before) => before.with(place, value))}
      />
    ) : null;
  };
  return (
    <div className={classes.body}>
      <div className={classes.part}>
        <h2 className={classes.name}>
          <bdi lang={languageOfScript(name)}>{name}</bdi>
        </h2>
        <output>{joinParts(locale, ...summary)}</output>
        {rated > 0 && <p className={classes.hint}>{t('library.confirm.ratings', counted(rated))}</p>}
      </div>
      {matches.length > ROWS_AT_ONCE && (
        <div className={classes.fields}>
          <TextField
            name="find"
            label={t('library.confirm.find')}
            value={text}
            onChange={setText}
            autoComplete="off"
          />
        </div>
      )}
      {shown.count === 0 && <p className={classes.hint}>{t('library.confirm.noneFound')}</p>}
      <PagedRows
        title={t('confirm.unsureTitle')}
        text={t('confirm.unsureText')}
        places={shown.unsure}
        row={row}
      />
      <PagedRows title={t('confirm.foundTitle')} places={shown.found} row={row} />
      {all.missing.length < matches.length && (
        <SaveEntries
          name={name}
          matches={matches}
          chosen={chosen}
          without={without}
          onWithout={setWithout}
          onDone={onDone}
        />
      )}
      {all.missing.length > 0 && <MissingEntries matches={matches} all={all.missing} shown={shown.missing} />}
    </div>
  );
}

/** The places of what one of whose names has this text, by what it is here. */
function places(matches: readonly EntryMatch[], text: string) {
  const looked = text.trim().toLocaleLowerCase();
  const of: Record<EntryMatch['state'], number[]> = { found: [], unsure: [], missing: [] };
  let count = 0;
  for (const [place, { entry, state }] of matches.entries()) {
    if (!entry.names.some((name) => name.toLocaleLowerCase().includes(looked))) continue;
    of[state].push(place);
    count += 1;
  }
  return { ...of, count };
}
