import type { Language } from '@rawi/model/lists/languages';
import type { ReadScript } from '@rawi/model/transcripts/read-script';
import { useEffect, useRef, useState } from 'react';
import {
  LARGEST_SCRIPT,
  openScript,
  type ScriptSource,
  type SourceProblem,
  understandScript,
} from './script-source.ts';

export type ScriptState =
  | {
      readonly state: 'writing';
      readonly problem?: { readonly code: SourceProblem | 'failed'; readonly name: string };
    }
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly read: ReadScript };

/** Nobody waits for the script any more. */
class Stopped extends Error {}

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** A script that is pasted, typed or opened, and what was understood of it. What was read last counts. */
export function useScript({
  pageCount,
  language,
}: {
  readonly pageCount: number;
  readonly language: Language;
}) {
  const [source, setSource] = useState<ScriptSource>({ text: '' });
  const [at, setAt] = useState<ScriptState>({ state: 'writing' });
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current = -1;
    },
    [],
  );

  const read = async ({ text, name = '' }: ScriptSource) => {
    latest.current += 1;
    const mine = latest.current;
    const isOver = () => latest.current !== mine;
    setAt({ state: 'reading' });
    const pause = async () => {
      await nextTask();
      if (isOver()) throw new Stopped();
    };
    try {
      await pause();
      const understood = await understandScript(text, { pageCount, language, pause });
      if (isOver()) return;
      if ('read' in understood) setAt({ state: 'read', read: understood.read });
      else setAt({ state: 'writing', problem: { code: understood.problem, name } });
    } catch {
      if (!isOver()) setAt({ state: 'writing', problem: { code: 'failed', name } });
    }
  };

  const refuse = (code: SourceProblem, name = '') => setAt({ state: 'writing', problem: { code, name } });

  const write = (text: string) => {
    latest.current += 1;
    setSource({ text });
    setAt({ state: 'writing' });
  };

  /** Takes a pasted text that is too long for a field; whether it did. */
  const paste = (text: string, longest: number): boolean => {
    if (text.length <= longest) return false;
    if (text.length > LARGEST_SCRIPT) refuse('too-large');
    else {
      setSource({ text });
      void read({ text });
    }
    return true;
  };

  const openFile = async (file: File) => {
    const opened = await openScript(file, language);
    if (latest.current < 0) return;
    if ('problem' in opened) return refuse(opened.problem, file.name);
    setSource(opened.source);
    await read(opened.source);
  };

  return {
    source,
    at,
    write,
    paste,
    openFile,
    read: () => read(source),
    back: () => setAt({ state: 'writing' }),
  };
}
