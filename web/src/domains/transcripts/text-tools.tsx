import type { Language } from '@rawi/model/lists/languages';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconClipboardText,
  IconDownload,
  IconKeyboard,
  IconLanguage,
  IconLayoutGrid,
} from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { report } from '../../core/lib/report-error.ts';
import { EditorTool, EditorTools } from '../page-editing/editor-tools.tsx';
import { editText, itemsOf, type TextAction, type TextEditing } from './edit-text.ts';
import { orderByPanels } from './order-by-panels.ts';
import { saveScript } from './script/save-script.ts';
import classes from './text-editor.module.css';
import type { WrittenChapter } from './written-chapter.ts';

/** What is shown above the lines beside them. */
export type Shown = 'keys' | 'other' | 'paste' | undefined;

interface TextToolsProps {
  /** Whether redoing brings back what was typed over an earlier text. */
  readonly hasOlder: boolean;
  readonly state: TextEditing;
  readonly chapter: WrittenChapter;
  readonly language: Language | undefined;
  readonly isStill: boolean;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly onAct: (action: TextAction) => void;
}

/** What can be done with the whole page or the whole text. */
export function TextTools(props: TextToolsProps) {
  const { hasOlder, state, chapter, language, isStill, shown, onShow, onAct } = props;
  const t = useWords('writing');
  const [told, setTold] = useState<'older' | 'ordered' | 'unordered' | 'orderFailed' | undefined>(
    hasOlder ? 'older' : undefined,
  );
  const toggle = (of: NonNullable<Shown>) => onShow(shown === of ? undefined : of);
  const { readPanels } = chapter;
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const order = async () => {
    const { page } = state;
    setTold(undefined);
    try {
      const panels = (await readPanels?.())?.[page - 1] ?? [];
      // What was typed while they came stays.
      const now = latest.current;
      const items = orderByPanels(itemsOf({ pages: now.pages, page }), panels);
      const action: TextAction = { type: 'take', pages: new Map([[page, items]]) };
      setTold(editText(now, action) === now ? 'unordered' : 'ordered');
      onAct(action);
    } catch (error) {
      report('The panels of a chapter did not come.', error);
      setTold('orderFailed');
    }
  };
  return (
    <>
      <EditorTools label={t('tools.label')}>
        {!isStill && (
          <>
            <Tool
              name="undo"
              icon={IconArrowBackUp}
              isOff={state.past.length === 0}
              onPress={() => onAct({ type: 'undo' })}
            />
            <Tool
              name="redo"
              icon={IconArrowForwardUp}
              isOff={state.future.length === 0}
              onPress={() => onAct({ type: 'redo' })}
            />
            {readPanels && (
              <Tool
                name="order"
                icon={IconLayoutGrid}
                isOff={itemsOf(state).length < 2}
                onPress={() => void order()}
              />
            )}
          </>
        )}
        {!isStill && <Tool name="paste" icon={IconClipboardText} onPress={() => onShow('paste')} />}
        {language && (
          <Tool
            name="script"
            icon={IconDownload}
            isOff={state.pages.every((items) => items.length === 0)}
            onPress={() => saveScript(state.pages, language)}
          />
        )}
        {chapter.other && (
          <Tool
            name="other"
            icon={IconLanguage}
            isPressed={shown === 'other'}
            onPress={() => toggle('other')}
          />
        )}
        <Tool name="keys" icon={IconKeyboard} isPressed={shown === 'keys'} onPress={() => toggle('keys')} />
      </EditorTools>
      <output className={classes.note}>{told && t(`tools.${told}`)}</output>
    </>
  );
}

/** Those that point back and on. */
const TURNED: readonly string[] = ['undo', 'redo'];

interface ToolProps {
  readonly name: 'undo' | 'redo' | 'order' | 'paste' | 'script' | 'other' | 'keys';
  readonly icon: Icon;
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function Tool({ name, ...tool }: ToolProps) {
  const t = useWords('writing');
  return <EditorTool label={t(`tools.${name}`)} isTurned={TURNED.includes(name)} {...tool} />;
}
