import { useState } from 'react';

/** A long list, as far as it has been loaded. */
export interface ShownParts<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Reads the next part. Resolves with how many items there were before, or undefined when it failed. */
  readonly more: () => Promise<number | undefined>;
}

export interface PartsOptions<T> {
  /** The items of the page itself, and the number of parts of the list, that one included. */
  readonly first: readonly T[];
  readonly parts: number;
  /** Reads part 2 and further ones; undefined when that failed. */
  readonly read: (part: number) => Promise<readonly T[] | undefined>;
  readonly keyOf: (item: T) => string;
}

/** The list on a page, followed by the parts that a reader loads. */
export function useParts<T>({ first, parts, read, keyOf }: PartsOptions<T>): ShownParts<T> {
  const [further, setFurther] = useState<readonly (readonly T[])[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  // An item may have moved from one part to another between two reads.
  const items = [...new Map([first, ...further].flat().map((item) => [keyOf(item), item])).values()];
  const more = async () => {
    setState('loading');
    const part = await read(further.length + 2);
    if (!part) {
      setState('failed');
      return undefined;
    }
    setFurther([...further, part]);
    setState('idle');
    return items.length;
  };
  return {
    items,
    hasMore: 1 + further.length < parts,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    more,
  };
}
