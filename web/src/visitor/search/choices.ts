import {
  type FilterChoice,
  filtersOf,
  NO_CHOICE,
  SEARCH_FILTERS,
  type SearchFilter,
  type SearchRequest,
} from '@rawi/model/search/search-request';

/** How a value filters: included, excluded or not at all. */
export type How = 'include' | 'exclude' | undefined;

export function findHow({ include, exclude }: FilterChoice, id: string): How {
  if (include.includes(id)) return 'include';
  return exclude.includes(id) ? 'exclude' : undefined;
}

/** Sets how this value filters; a value has one way at a time. */
export function withChoice(choice: FilterChoice, id: string, how: How): FilterChoice {
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  return {
    ...choice,
    include: how === 'include' ? [...others(choice.include), id] : others(choice.include),
    exclude: how === 'exclude' ? [...others(choice.exclude), id] : others(choice.exclude),
  };
}

/** Removes all filters; text and order stay. */
export function withoutChoices(request: SearchRequest): SearchRequest {
  return {
    ...request,
    filters: filtersOf(() => NO_CHOICE),
    languages: [],
    status: undefined,
    upTo: undefined,
  };
}

/** All chosen values, in the order of the panel. */
export function chosenValues({ filters }: SearchRequest): { filter: SearchFilter; id: string; how: How }[] {
  return SEARCH_FILTERS.flatMap((filter) => {
    const { include, exclude } = filters[filter];
    return [
      ...include.map((id) => ({ filter, id, how: 'include' as const })),
      ...exclude.map((id) => ({ filter, id, how: 'exclude' as const })),
    ];
  });
}
