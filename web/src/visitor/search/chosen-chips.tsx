import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { SearchAnswer } from '@rawi/model/search/answer';
import type { SearchRequest } from '@rawi/model/search/search-request';
import { localize } from '@rawi/model/text/localized';
import { IconBan, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { chosenValues, withChoice } from './choices.ts';
import classes from './filters.module.css';

interface ChosenChipsProps {
  readonly request: SearchRequest;
  readonly answer: SearchAnswer | undefined;
  readonly onChange: (request: SearchRequest) => void;
}

/** The active filters, each removable. */
export function ChosenChips({ request, answer, onChange }: ChosenChipsProps) {
  const t = useWords('search');
  const locale = useLocale();
  const { filters, languages, status, upTo } = request;
  const values = chosenValues(request).map(({ filter, id, how }) => {
    const name = answer?.values[filter].find((value) => value.id === id)?.name;
    const shown = name ? localize(name, locale) : { value: id, locale: undefined };
    return (
      <Chip
        key={`${filter} ${id}`}
        name={shown.value}
        isWithout={how === 'exclude'}
        onRemove={() =>
          onChange({
            ...request,
            filters: { ...filters, [filter]: withChoice(filters[filter], id, undefined) },
          })
        }
      >
        <bdi lang={shown.locale}>{shown.value}</bdi>
      </Chip>
    );
  });
  const inLanguages = languages.map((code) => (
    <Chip
      key={code}
      name={LANGUAGE_NAMES[code][locale]}
      onRemove={() => onChange({ ...request, languages: languages.filter((other) => other !== code) })}
    >
      {LANGUAGE_NAMES[code][locale]}
    </Chip>
  ));
  if (values.length + inLanguages.length === 0 && !status && !upTo) return null;
  return (
    <ul className={classes.chips} aria-label={t('chosen')}>
      {values}
      {inLanguages}
      {status && (
        <Chip name={t(`status.${status}`)} onRemove={() => onChange({ ...request, status: undefined })}>
          {t(`status.${status}`)}
        </Chip>
      )}
      {upTo && (
        <Chip name={t(`upTo.${upTo}`)} onRemove={() => onChange({ ...request, upTo: undefined })}>
          {t(`upTo.${upTo}`)}
        </Chip>
      )}
    </ul>
  );
}

interface ChipProps {
  readonly name: string;
  readonly isWithout?: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Chip({ name, isWithout = false, onRemove, children }: ChipProps) {
  const t = useWords('search');
  return (
    <li>
      <button
        type="button"
        className={classes.chip}
        data-without={isWithout || undefined}
        aria-label={t(isWithout ? 'removeWithout' : 'remove', { name: isolated(name) })}
        onClick={onRemove}
      >
        {isWithout && <IconBan size={16} stroke={2} aria-hidden="true" />}
        {children}
        <IconX size={16} stroke={2} aria-hidden="true" />
      </button>
    </li>
  );
}
