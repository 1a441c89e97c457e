import { useState } from 'react';

/** A long list as far as it was asked for. */
export interface ShownParts<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Reads the next part. Answers how many stood there before, or undefined where it failed. */
  readonly more: () => Promise<number | undefined>;
}

export interface PartsOptions<T> {
  /** What the page itself holds, and of how many parts the list consists, that one included. */
  readonly first: readonly T[];
  readonly parts: number;
  /** Reads part 2 and further ones; undefined where that failed. */
  readonly read: (part: number) => Promise<readonly T[] | undefined>;
  readonly keyOf: (item: T) => string;
}

/** The list on a page, and behind it the parts that a reader asks for. */
export function useParts<T>({ first, parts, read, keyOf }: PartsOptions<T>): ShownParts<T> {
  const [further, setFurther] = useState<readonly (readonly T[])[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  // What is listed may have moved from one part to another between two reads.
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
