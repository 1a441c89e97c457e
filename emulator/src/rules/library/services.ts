import { conversions } from './conversions.ts';
import { NAMESPACES } from './namespaces.ts';

/** What a service offers by name, for the checks: functions and namespaces with their numbers of parameters. */
interface ServiceNames {
  readonly functions: ReadonlyMap<string, number>;
  readonly namespaces: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const COMMON_FUNCTIONS: readonly (readonly [string, number])[] = [
  ['debug', 1],
  ...Object.entries(conversions).map(([name, { takes }]) => [name, takes.length] as const),
];
const COMMON_NAMESPACES = [...NAMESPACES].map(
  ([name, functions]) =>
    [name, new Map(Object.entries(functions).map(([method, { takes }]) => [method, takes.length]))] as const,
);
const DOCUMENT_FUNCTIONS = ['get', 'exists', 'getAfter', 'existsAfter'].map((name) => [name, 1] as const);

/** The services whose rules can be loaded. */
export const SERVICES: ReadonlyMap<string, ServiceNames> = new Map([
  [
    'cloud.firestore',
    {
      functions: new Map([...COMMON_FUNCTIONS, ...DOCUMENT_FUNCTIONS]),
      namespaces: new Map(COMMON_NAMESPACES),
    },
  ],
  [
    'firebase.storage',
    {
      functions: new Map(COMMON_FUNCTIONS),
      namespaces: new Map([
        ...COMMON_NAMESPACES,
        [
          'firestore',
          new Map([
            ['get', 1],
            ['exists', 1],
          ]),
        ] as const,
      ]),
    },
  ],
]);

/** The names of a service, or of all together for a function outside of any. */
export function namesOf(service: string | undefined): ServiceNames {
  const known = service === undefined ? undefined : SERVICES.get(service);
  if (known !== undefined) return known;
  const all = [...SERVICES.values()];
  return {
    functions: new Map(all.flatMap(({ functions }) => [...functions])),
    namespaces: new Map(all.flatMap(({ namespaces }) => [...namespaces])),
  };
}
