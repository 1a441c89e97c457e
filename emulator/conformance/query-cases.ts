type Operator =
  | '<'
  | '<='
  | '=='
  | '!='
  | '>='
  | '>'
  | 'array-contains'
  | 'in'
  | 'array-contains-any'
  | 'not-in';
export type WhereClause = readonly [field: string, op: Operator, value: unknown];

/** A query over the cities (or over a collection group) and the ids it finds, in order. */
export interface QueryCase {
  readonly name: string;
  readonly group?: string;
  readonly where?: readonly WhereClause[];
  readonly or?: readonly WhereClause[];
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly startAt?: readonly unknown[];
  readonly startAfter?: readonly unknown[];
  readonly endAt?: readonly unknown[];
  readonly endBefore?: readonly unknown[];
  readonly limit?: number;
  readonly limitToLast?: number;
  readonly expected: readonly string[];
}

/** Some fields are missing or of other types on purpose. */
export const CITIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  BJ: {
    name: 'Beijing',
    country: 'China',
    capital: true,
    population: 21_500_000,
    regions: ['jingjinji', 'hebei'],
  },
  DC: {
    name: 'Washington',
    country: 'USA',
    capital: true,
    population: 680_000,
    regions: ['east_coast'],
    mayor: null,
  },
  LA: {
    name: 'Los Angeles',
    country: 'USA',
    capital: false,
    population: 3_900_000,
    regions: ['west_coast', 'socal'],
  },
  SF: {
    name: 'San Francisco',
    country: 'USA',
    capital: false,
    population: 860_000,
    regions: ['west_coast', 'norcal'],
    mayor: 'L',
  },
  TOK: {
    name: 'Tokyo',
    country: 'Japan',
    capital: true,
    population: 9_000_000,
    regions: ['kanto', 'honshu'],
  },
  XX: { name: 'Nowhere', country: 'None', capital: 'perhaps', population: 'few', regions: 'west_coast' },
};

export const QUERY_CASES: readonly QueryCase[] = [
  { name: 'everything, by name', expected: ['BJ', 'DC', 'LA', 'SF', 'TOK', 'XX'] },
  { name: '==', where: [['country', '==', 'USA']], expected: ['DC', 'LA', 'SF'] },
  {
    name: '== twice',
    where: [
      ['country', '==', 'USA'],
      ['capital', '==', false],
    ],
    expected: ['LA', 'SF'],
  },
  { name: '== null', where: [['mayor', '==', null]], expected: ['DC'] },
  { name: '!= leaves out null and missing', where: [['mayor', '!=', 'M']], expected: ['SF'] },
  { name: '!= null', where: [['mayor', '!=', null]], expected: ['SF'] },
  { name: '< compares one type only', where: [['population', '<', 1_000_000]], expected: ['DC', 'SF'] },
  {
    name: 'a range',
    where: [
      ['population', '>=', 860_000],
      ['population', '<', 9_000_000],
    ],
    expected: ['SF', 'LA'],
  },
  { name: 'in', where: [['country', 'in', ['Japan', 'China']]], expected: ['BJ', 'TOK'] },
  { name: 'not-in', where: [['country', 'not-in', ['USA', 'None']]], expected: ['BJ', 'TOK'] },
  { name: 'array-contains', where: [['regions', 'array-contains', 'west_coast']], expected: ['LA', 'SF'] },
  {
    name: 'array-contains-any',
    where: [['regions', 'array-contains-any', ['kanto', 'socal']]],
    expected: ['LA', 'TOK'],
  },
  {
    name: 'or',
    or: [
      ['country', '==', 'Japan'],
      ['population', '<', 700_000],
    ],
    expected: ['DC', 'TOK'],
  },
  {
    name: 'inequalities on two fields',
    where: [
      ['population', '>', 800_000],
      ['name', '<', 'S'],
    ],
    expected: ['LA', 'BJ'],
    orderBy: [['population', 'asc']],
  },
  {
    name: 'order by a field, types in order',
    orderBy: [['population', 'desc']],
    expected: ['XX', 'BJ', 'TOK', 'LA', 'SF', 'DC'],
  },
  {
    name: 'order by two fields',
    orderBy: [
      ['country', 'asc'],
      ['population', 'desc'],
    ],
    expected: ['BJ', 'TOK', 'XX', 'LA', 'SF', 'DC'],
  },
  {
    name: 'documents without the ordering field are left out',
    orderBy: [['mayor', 'asc']],
    expected: ['DC', 'SF'],
  },
  { name: 'limit', orderBy: [['population', 'asc']], limit: 2, expected: ['DC', 'SF'] },
  { name: 'limitToLast', orderBy: [['population', 'asc']], limitToLast: 2, expected: ['BJ', 'XX'] },
  {
    name: 'startAt and endBefore',
    orderBy: [['name', 'asc']],
    startAt: ['Los Angeles'],
    endBefore: ['Tokyo'],
    expected: ['LA', 'XX', 'SF'],
  },
  {
    name: 'startAfter and endAt',
    orderBy: [['name', 'asc']],
    startAfter: ['Los Angeles'],
    endAt: ['Tokyo'],
    expected: ['XX', 'SF', 'TOK'],
  },
  {
    name: 'a cursor of two values',
    orderBy: [
      ['country', 'asc'],
      ['population', 'asc'],
    ],
    startAfter: ['USA', 680_000],
    expected: ['SF', 'LA'],
  },
  { name: 'a collection group', group: 'landmarks', expected: ['bridge', 'tower'] },
  {
    name: 'a collection group with a filter and an order',
    group: 'landmarks',
    where: [['rank', '>', 0]],
    orderBy: [['rank', 'asc']],
    expected: ['tower', 'bridge'],
  },
];
