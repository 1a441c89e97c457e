import { Combobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { LOCALES } from '@rawi/model/lists/locales';
import { isFoundBy, queryKey } from '@rawi/model/text/fold';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { localize } from '@rawi/model/text/localized';
import type { Choice } from '@rawi/model/truth/submission-content';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { report } from '../../core/lib/report-error.ts';
import { useList } from '../../core/live/use-list.ts';
import hidden from '../../core/ui/hidden.module.css';
import { RetryBoundary } from '../../core/ui/retry-boundary.tsx';
import { type NameKind, namesFoundBy } from '../../domains/submissions/name-lists.ts';
import { genreOptions, type Option, offerOf, valueOf } from './choices.ts';
import classes from './names-field.module.css';

/** How long typing must pause before a search, in milliseconds: each search is billed. */
const TYPING_PAUSE = 250;

interface FoundNamesProps {
  readonly kind: NameKind | 'genres';
  readonly typed: string;
  readonly chosen: readonly Choice[];
  /** The field's label, which also names the list. */
  readonly label: string;
  /** Called when the options have changed. */
  readonly onFound: () => void;
}

/** The options for the text in a name field. */
export function FoundNames({ kind, ...props }: FoundNamesProps) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  if (kind === 'genres') return <Options {...props} options={genreOptions(props.typed, locale)} />;
  return (
    <RetryBoundary
      onError={(error) => report('Names cannot be looked for.', error)}
      renderFailed={() => <p className={classes.told}>{t('names.failed')}</p>}
    >
      <Stored {...props} kind={kind} />
    </RetryBoundary>
  );
}

interface StoredProps extends Omit<FoundNamesProps, 'kind'> {
  readonly kind: NameKind;
}

function Stored({ kind, ...props }: StoredProps) {
  const t = useWords('upload-comic');
  const [settled] = useDebouncedValue(props.typed, TYPING_PAUSE);
  const key = queryKey(settled);
  if (props.typed.trim() === '') return null;
  if (key === undefined || settled !== props.typed)
    return <p className={classes.told}>{t('names.looking')}</p>;
  return <FoundList {...props} key={key} kind={kind} searchKey={key} />;
}

function FoundList({ kind, searchKey, ...props }: StoredProps & { readonly searchKey: string }) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  const { items } = useList(namesFoundBy(kind, searchKey));
  if (!items) return <p className={classes.told}>{t('names.looking')}</p>;
  const options = items
    .filter(({ data }) => isFoundBy(data.searchKeys ?? [], props.typed))
    .map((item): Option => {
      const { name } = item.data;
      return {
        choice: { id: idOf(item), name: localize(name, locale).value },
        names: LOCALES.flatMap((each) => name[each] ?? []),
      };
    });
  return <Options {...props} options={options} />;
}

interface OptionsProps extends Omit<FoundNamesProps, 'kind'> {
  readonly options: readonly Option[];
}

function Options({ options, typed, chosen, label, onFound }: OptionsProps) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  const { found, proposal } = offerOf(typed, options, chosen);
  const count = found.length;
  const shown = [...found, ...(proposal ? [proposal] : [])].map(valueOf).join('\n');
  const notify = useEffectEvent(onFound);
  // Enter chooses the first of the new options.
  useEffect(() => {
    if (shown !== '') notify();
  }, [shown]);
  const proposed = proposal && <bdi lang={languageOfScript(proposal.name)}>{proposal.name}</bdi>;
  return (
    <>
      <Combobox.Options className={classes.options ?? ''} aria-label={label}>
        {found.map((choice) => (
          <Combobox.Option key={choice.id} value={valueOf(choice)} className={classes.option ?? ''}>
            <bdi lang={languageOfScript(choice.name)}>{choice.name}</bdi>
          </Combobox.Option>
        ))}
        {proposal && (
          <Combobox.Option value={valueOf(proposal)} className={classes.option ?? ''}>
            <IconPlus size={18} stroke={2} aria-hidden="true" className={classes.plus} />
            <span>{fillIn(t('names.propose'), { name: () => proposed })}</span>
          </Combobox.Option>
        )}
      </Combobox.Options>
      {shown === '' && <p className={classes.told}>{t('names.none')}</p>}
      <output className={hidden.hidden}>
        {t('names.found', { count, number: formatNumber(count, locale) })}
      </output>
    </>
  );
}
