import { type RefObject, useEffect, useRef, useState } from 'react';

export interface NewItems {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Adds items to the list (undefined: none came), and moves focus to the first new one. */
  readonly add: (more: () => Promise<unknown>) => Promise<void>;
}

/** A list that grows by a button, which may disappear: a keyboard user continues at the first new item. */
export function useNewItems(): NewItems {
  const list = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<number>();
  useEffect(() => {
    if (firstNew !== undefined) list.current?.children[firstNew]?.querySelector('a')?.focus();
  }, [firstNew]);
  const add = async (more: () => Promise<unknown>) => {
    const before = list.current?.children.length ?? 0;
    if ((await more()) !== undefined) setFirstNew(before);
  };
  return { list, add };
}
