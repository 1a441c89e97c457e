import { type ReactNode, useRef, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import hidden from '../../core/ui/hidden.module.css';
import { EditorDialog } from '../page-editing/editor-dialog.tsx';
import { MetPage } from './apart-page.tsx';
import { BeyondPages } from './beyond-pages.tsx';
import { editText, type Items, itemsOf, type TextAction, type TextEditing } from './edit-text.ts';
import { HandIn } from './hand-in.tsx';
import { KeyTable } from './key-table.tsx';
import { OtherText } from './other-text.tsx';
import { PasteScript } from './script/paste-script.tsx';
import type { OpenedText } from './stored/open-text.ts';
import classes from './text-editor.module.css';
import { SavedLine, TextSteps } from './text-foot.tsx';
import { pressed } from './text-keys.ts';
import { speakersOf } from './text-limits.ts';
import { TextList } from './text-list.tsx';
import { TextPage } from './text-page.tsx';
import { type Shown, TextTools } from './text-tools.tsx';
import { useTextEdits } from './use-text-edits.ts';
import { useWishedFocus } from './use-wished-focus.ts';
import type { WrittenChapter } from './written-chapter.ts';

export interface TextEditorProps {
  /** Names of the comic that are offered as speakers. */
  readonly names?: readonly string[] | undefined;
  /** What looks at the names of a text; `onGo` leads to a line, by its page from 1 and its place from 0. */
  readonly renderCheck?:
    | ((text: {
        readonly pages: TextEditing['pages'];
        readonly onGo: (page: number, index: number) => void;
      }) => ReactNode)
    | undefined;
  readonly uid: string;
  readonly opened: OpenedText;
  readonly chapter: WrittenChapter;
  /** The page that is shown first. */
  readonly page: number;
  readonly onReload: (page: number) => void;
  readonly onClose: () => void;
}

/** The whole screen: a page beside the list of its lines, and the way to the other pages. */
export function TextEditor(props: TextEditorProps) {
  const { opened, chapter, names = [], renderCheck, onReload, onClose } = props;
  const t = useWords('writing');
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const lines = useRef<HTMLOListElement>(null);
  const edits = useTextEdits(props.uid, opened, props.page);
  const { state, dispatch, saver } = edits;
  const [shown, setShown] = useState<Shown>();
  const [said, setSaid] = useState('');
  const told = useTold(state);
  const isStill = opened.head.state !== 'draft';
  const wish = useWishedFocus(dialog, lines, state);
  /** `isMore` for what is done along with another step, which has been told. */
  const act = (action: TextAction, isMore = false) => {
    if (isStill && action.type !== 'show' && action.type !== 'choose') return;
    if (MOVES_FOCUS.has(action.type)) wish('line');
    if (!isMore) setSaid(told(action));
    dispatch(action);
  };
  const show = (page: number, index?: number) => {
    act({ type: 'show', page });
    if (index === undefined) return;
    act({ type: 'choose', index }, true);
    wish('line');
  };
  const language = opened.head.language ?? undefined;
  const slices = chapter.pages[state.page - 1];
  return (
    <EditorDialog
      dialog={dialog}
      title={t('title')}
      closeLabel={t('close')}
      room="side"
      page={
        slices && (
          <TextPage
            key={state.page}
            state={state}
            slices={slices}
            submissionId={chapter.submissionId}
            isStill={isStill}
            onAct={act}
            onDrawn={() => wish('line')}
          />
        )
      }
      side={
        <>
          <TextTools
            {...edits}
            chapter={chapter}
            language={language}
            isStill={isStill}
            shown={shown}
            onShow={setShown}
            onAct={act}
          />
          {shown === 'keys' && <KeyTable />}
          {shown === 'other' && chapter.other && <OtherText other={chapter.other} page={state.page} />}
          {(!slices || !isStill) && (
            <p className={classes.note}>{t(slices ? 'surface.about' : 'surface.none')}</p>
          )}
          <MetPage
            {...edits}
            language={language}
            onMerged={() => wish('field')}
            onSettled={() => wish('line')}
          />
          <TextList
            ref={lines}
            state={state}
            isStill={isStill}
            language={language}
            speakers={[...new Set([...speakersOf(state.pages), ...names])]}
            hasPicture={slices !== undefined}
            onAct={act}
          />
          {renderCheck?.({ pages: state.pages, onGo: show })}
          <BeyondPages edits={edits} language={language} isStill={isStill} leftOut={opened.leftOut.size} />
          <HandIn {...edits} opened={opened} onReload={() => onReload(state.page)} onClose={onClose} />
        </>
      }
      foot={
        <>
          <TextSteps state={state} onShow={(page) => show(page)} />
          {!isStill && <SavedLine {...edits} onRetry={() => void saver.flush()} />}
        </>
      }
      onKeyDown={(event) => {
        const does = pressed(event, state);
        if (!does) return;
        event.preventDefault();
        if (isStill && does.actions.some(({ type }) => type !== 'show' && type !== 'next')) return;
        for (const [index, action] of does.actions.entries()) act(action, index > 0);
        if (does.actions.some(({ type }) => type === 'choose')) wish('line');
        if (does.goesTo) wish('place');
      }}
      onLeave={onClose}
      onClose={onClose}
    >
      <output className={hidden.hidden}>{said}</output>
      {shown === 'paste' && (
        <PasteScript
          pageCount={state.pages.length}
          language={language ?? locale}
          onTake={(pages, replacesAll) => {
            act({ type: 'take', pages: takenFrom(pages, replacesAll) });
            setShown(undefined);
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </EditorDialog>
  );
}

/** The pages of a script that are taken over: those with text, or all. */
const takenFrom = (pages: readonly Items[], replacesAll: boolean): ReadonlyMap<number, Items> =>
  new Map(
    pages.flatMap((items, index) => (items.length > 0 || replacesAll ? [[index + 1, items] as const] : [])),
  );

/** After these the words of the chosen line have the focus. */
const MOVES_FOCUS: ReadonlySet<TextAction['type']> = new Set([
  'add',
  'next',
  'remove',
  'move',
  'undo',
  'redo',
]);

/** What a screen reader announces of a step, where nothing that has the focus says it. */
function useTold(state: TextEditing): (action: TextAction) => string {
  const t = useWords('writing');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  return (action) => {
    const after = editText(state, action);
    if (after.page !== state.page) {
      return t('page', { page: number(after.page), total: number(after.pages.length) });
    }
    if (action.type === 'remove') return t('said.removed', { key: isolated('Ctrl+Z') });
    if (action.type !== 'move') return '';
    const place = number((after.chosen ?? 0) + 1);
    return t('said.moved', { place, total: number(itemsOf(after).length) });
  };
}
