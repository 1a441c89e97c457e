import { Button } from '@mantine/core';
import type { Language } from '@rawi/model/lists/languages';
import { type ReactNode, useEffect, useState } from 'react';
import { problemOf } from '../../core/forms/problem-of.ts';
import type { Problem } from '../../core/forms/problem-text.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { report } from '../../core/lib/report-error.ts';
import { useSession } from '../../core/session/session.ts';
import { NamesCheck } from '../glossary/names-check.tsx';
import { useNames } from '../glossary/use-glossary.ts';
import { EditorMissing } from '../page-editing/editor-dialog.tsx';
import { type OpenedText, openText } from './stored/open-text.ts';
import { TextEditor, type TextEditorProps } from './text-editor.tsx';
import { useTextProblem } from './text-problem.ts';
import { readWritten, textOf, type Written, type WrittenChapter } from './written-chapter.ts';

export interface TextDialogProps {
  readonly written: Written;
  /** The page that is shown first, from 1. */
  readonly page?: number;
  readonly onClose: () => void;
}

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: Problem }
  | {
      readonly state: 'ready';
      readonly opened: OpenedText;
      readonly chapter: WrittenChapter;
      readonly page: number;
    };

/** The writing of a chapter's text: its draft is begun or found first. */
export default function TextDialog({ written, page = 1, onClose }: TextDialogProps) {
  const t = useWords('writing');
  const wordsOf = useTextProblem();
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.user.uid : '';
  const [loaded, load] = useLoaded(written, page);
  if (loaded.state === 'loading') return <Waiting text={t('loading')} onClose={onClose} />;
  if (loaded.state === 'failed') {
    const { code } = loaded.problem;
    const text = () => {
      if (code === 'internal') return t('failed.text');
      return code === 'moved-on' ? t('problems.taken') : wordsOf(loaded.problem);
    };
    return (
      <Waiting text={text()} onClose={onClose}>
        <Button onClick={() => load(page)}>{t('failed.retry')}</Button>
      </Waiting>
    );
  }
  const { opened, chapter } = loaded;
  const { head, transcriptId } = opened;
  const key = `${transcriptId} ${head.state} ${head.revision}`;
  const editor = { uid, opened, chapter, page: loaded.page, onReload: load, onClose };
  return written.comicId !== undefined && head.language !== null ? (
    <NamedText key={key} {...editor} comicId={written.comicId} language={head.language} />
  ) : (
    <TextEditor key={key} {...editor} />
  );
}

interface NamedTextProps extends TextEditorProps {
  readonly comicId: string;
  readonly language: Language;
}

/** The editor of a text whose comic is known: its names are offered, and looked at before the text is handed in. */
function NamedText({ comicId, language, ...editor }: NamedTextProps) {
  return (
    <TextEditor
      {...editor}
      names={useNames(comicId, language)}
      renderCheck={({ pages, onGo }) => (
        <NamesCheck
          comicId={comicId}
          language={language}
          pages={pages}
          onGo={(page, item) => onGo(page, item - 1)}
        />
      )}
    />
  );
}

function useLoaded(written: Written, first: number): readonly [Loaded, (page: number) => void] {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  // What is written stays the same while the dialog is open.
  const [asked, setAsked] = useState({ written, page: first });
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      try {
        const [opened, chapter] = await Promise.all([
          openText(textOf(asked.written)),
          readWritten(asked.written),
        ]);
        if (isShown) setLoaded({ state: 'ready', opened, chapter, page: asked.page });
      } catch (error) {
        report('A text could not be opened.', error);
        if (isShown) setLoaded({ state: 'failed', problem: problemOf(error) });
      }
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [asked]);
  const load = (page: number) => {
    setLoaded({ state: 'loading' });
    setAsked({ written: asked.written, page });
  };
  return [loaded, load];
}

interface WaitingProps {
  readonly text: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** A sentence in place of the text. */
function Waiting({ text, children, onClose }: WaitingProps) {
  const t = useWords('writing');
  return (
    <EditorMissing title={t('title')} closeLabel={t('close')} text={text} onClose={onClose}>
      {children}
    </EditorMissing>
  );
}
