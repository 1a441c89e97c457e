import { FILTERS, type Filter } from '@rawi/model/lists/filters';
import {
  type FilterChoice,
  filtersOf,
  NO_CHOICE,
  type SearchRequest,
} from '@rawi/model/search/search-request';

/** With it, without it, or neither. */
export type How = 'include' | 'exclude' | undefined;

export function howChosen({ include, exclude }: FilterChoice, id: string): How {
  if (include.includes(id)) return 'include';
  return exclude.includes(id) ? 'exclude' : undefined;
}

/** The choice with this value in another way; it has one at a time. */
export function withChoice(choice: FilterChoice, id: string, how: How): FilterChoice {
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  return {
    ...choice,
    include: how === 'include' ? [...others(choice.include), id] : others(choice.include),
    exclude: how === 'exclude' ? [...others(choice.exclude), id] : others(choice.exclude),
  };
}

/** Nothing is narrowed; text and order stay. */
export function withoutChoices(request: SearchRequest): SearchRequest {
  return { ...request, filters: filtersOf(() => NO_CHOICE), languages: [], status: undefined };
}

/** Every value that was chosen, in the order of the panel. */
export function chosenValues({ filters }: SearchRequest): { filter: Filter; id: string; how: How }[] {
  return FILTERS.flatMap((filter) => {
    const { include, exclude } = filters[filter];
    return [
      ...include.map((id) => ({ filter, id, how: 'include' as const })),
      ...exclude.map((id) => ({ filter, id, how: 'exclude' as const })),
    ];
  });
}
