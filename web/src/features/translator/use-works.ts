import type { TranslatorPayload, TranslatorWork } from '@rawi/model/pages/pages';
import { useState } from 'react';
import { readTranslatorPart } from '../../data/pages.ts';

/** The comics of a translator as far as they were asked for. */
export interface ShownWorks {
  readonly works: readonly TranslatorWork[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Reads the next part of the page. Answers how many comics stood there before, or nothing where it failed. */
  readonly more: () => Promise<number | undefined>;
}

/** The works on the page, and behind them the parts that a reader asks for. */
export function useWorks({ id, works, parts }: TranslatorPayload): ShownWorks {
  const [further, setFurther] = useState<readonly (readonly TranslatorWork[])[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const shown = distinct([works, ...further].flat());
  const more = async () => {
    setState('loading');
    const part = await readTranslatorPart(id, further.length + 2);
    if (part.state !== 'ready') {
      setState('failed');
      return undefined;
    }
    setFurther([...further, part.payload.works]);
    setState('idle');
    return shown.length;
  };
  return {
    works: shown,
    hasMore: 1 + further.length < parts,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    more,
  };
}

/** A comic may have moved from one part to another between two reads. */
function distinct(works: readonly TranslatorWork[]): TranslatorWork[] {
  return [...new Map(works.map((work) => [work.slug, work])).values()];
}
