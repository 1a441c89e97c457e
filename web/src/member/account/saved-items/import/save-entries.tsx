import { Button } from '@mantine/core';
import { READING_SHELVES, type ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../../../core/i18n/format.ts';
import { useWords } from '../../../../core/i18n/i18n.ts';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { useOnline } from '../../../../core/network/use-online.ts';
import { CheckField } from '../../../../core/ui/check-field.tsx';
import { FormNote } from '../../../../core/ui/form-note.tsx';
import { ProgressLine } from '../../../../core/ui/progress-line.tsx';
import { SelectField } from '../../../../core/ui/select-field.tsx';
import type { EntryMatch } from '../../../../domains/shelves/library-files/match-library.ts';
import type { LibrarySaved, Wish } from '../../../../domains/shelves/library-files/save-library.ts';
import { useAccount } from '../../account-context.ts';
import classes from './import-lists.module.css';
import { useSaveEntries } from './use-save-entries.ts';

interface SaveEntriesProps {
  readonly name: string;
  readonly matches: readonly EntryMatch[];
  /** Which candidate of each is saved; undefined for none. */
  readonly chosen: readonly (number | undefined)[];
  /** Where what has no state is put. */
  readonly without: ReadingShelf | undefined;
  readonly onWithout: (shelf: ReadingShelf | undefined) => void;
  readonly onDone: () => void;
}

/** How the chosen comics are saved on their shelves, and what became of it. */
export function SaveEntries({ name, matches, chosen, without, onWithout, onDone }: SaveEntriesProps) {
  const t = useWords('list-files');
  const shelves = useWords('shelves');
  const locale = useLocale();
  const isOnline = useOnline();
  const { user } = useAccount();
  const [moves, setMoves] = useState(false);
  const [saved, setSaved] = useState<{ readonly wishes: readonly Wish[]; readonly moves: boolean }>();
  const { state, isReady, save, stop } = useSaveEntries(user.uid, name);
  const wishes = useMemo(() => wishesOf(matches, chosen, without), [matches, chosen, without]);
  const counted = (count: number) => ({ count, number: formatNumber(count, locale) });
  const hasStateless = matches.some(({ entry, state: found }) => found !== 'missing' && !entry.shelf);
  // What was saved as it still stands here would be saved for nothing.
  const isDone =
    state.step === 'saved' &&
    state.outcome.left.length === 0 &&
    saved?.wishes === wishes &&
    saved.moves === moves;
  if (state.step === 'saving') {
    return (
      <div className={classes.waiting} aria-busy="true">
        <output>
          {t('library.save.saving', {
            place: formatNumber(state.done, locale),
            total: formatNumber(state.of, locale),
          })}
        </output>
        <ProgressLine share={state.of === 0 ? 0 : state.done / state.of} />
        <div>
          <Button variant="default" onClick={stop}>
            {t('matching.stop')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form
      className={classes.part}
      onSubmit={(event) => {
        event.preventDefault();
        if (wishes.length === 0 || !isOnline || !isReady) return;
        setSaved({ wishes, moves });
        save(wishes, moves);
      }}
    >
      <h3>{t('library.save.title')}</h3>
      <p className={classes.hint}>{t('library.save.text')}</p>
      <div className={classes.fields}>
        {hasStateless && (
          <SelectField
            name="without"
            label={t('library.save.without')}
            value={without ?? ''}
            choices={[
              { value: '', label: t('library.confirm.noShelf') },
              ...READING_SHELVES.map((value) => ({ value, label: shelves(`shelf.${value}`) })),
            ]}
            onChange={(value) => onWithout(READING_SHELVES.find((shelf) => shelf === value))}
          />
        )}
        <CheckField name="moves" isChecked={moves} onChange={setMoves}>
          {t('library.save.moves')}
        </CheckField>
      </div>
      {state.step === 'saved' && <Outcome outcome={state.outcome} />}
      {!isOnline && <FormNote tone="neutral">{t('library.save.offline')}</FormNote>}
      <div className={classes.actions}>
        {!isDone && (
          <Button type="submit" loading={!isReady} disabled={wishes.length === 0 || !isOnline}>
            {wishes.length === 0
              ? t('library.save.nothing')
              : t('library.save.button', counted(wishes.length))}
          </Button>
        )}
        <Button variant={isDone ? 'filled' : 'default'} onClick={onDone}>
          {state.step === 'saved' ? t('library.save.toSaved') : t('save.leave')}
        </Button>
      </div>
    </form>
  );
}

/** What became of it, one sentence for each kind. */
function Outcome({ outcome: { saved, kept, gone, left, ended } }: { readonly outcome: LibrarySaved }) {
  const t = useWords('list-files');
  const locale = useLocale();
  const counts = { saved: saved.length, kept, gone, left: left.length };
  const sentences = (['saved', 'kept', 'gone', 'left'] as const).flatMap((kind) =>
    counts[kind] === 0 && kind !== 'saved'
      ? []
      : [t(`library.save.${kind}`, { count: counts[kind], number: formatNumber(counts[kind], locale) })],
  );
  return (
    <FormNote tone={ended === 'failed' ? 'error' : ended ? 'neutral' : 'success'}>
      {[...sentences, ...(ended ? [t(`library.save.ended.${ended}`)] : [])].join(' ')}
    </FormNote>
  );
}

/** Each comic once, on the first shelf that the file has for it. */
function wishesOf(
  matches: readonly EntryMatch[],
  chosen: readonly (number | undefined)[],
  without: ReadingShelf | undefined,
): readonly Wish[] {
  const shelves = new Map<string, ReadingShelf | undefined>();
  for (const [place, { entry, candidates }] of matches.entries()) {
    const comic = candidates[chosen[place] ?? -1];
    if (comic) shelves.set(comic.slug, shelves.get(comic.slug) ?? entry.shelf);
  }
  return [...shelves].map(([slug, shelf]) => ({ slug, shelf: shelf ?? without }));
}
