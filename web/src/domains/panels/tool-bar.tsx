import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconChevronsDown,
  IconChevronsUp,
  IconCopy,
  IconLayersUnion,
  IconLayoutColumns,
  IconLayoutRows,
  IconListNumbers,
  IconMaximize,
  IconPlus,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import type { Box } from '../page-editing/boxes.ts';
import { EditorTool, EditorTools } from '../page-editing/editor-tools.tsx';
import { areSameBoxes, canSplit } from './boxes.ts';
import { boxesOf, type EditAction, type Editing, isFull, type Tool } from './edit-pages.ts';

interface ToolBarProps {
  readonly state: Editing;
  /** The pages of whose panels nobody is sure. */
  readonly unsure: readonly number[];
  readonly isStill: boolean;
  readonly onAct: (action: EditAction) => void;
}

type Name =
  | 'add'
  | 'across'
  | 'down'
  | 'join'
  | 'order'
  | 'earlier'
  | 'later'
  | 'remove'
  | 'whole'
  | 'copy'
  | 'back'
  | 'right'
  | 'undo'
  | 'redo';

const ICONS: Readonly<Record<Name, Icon>> = {
  add: IconPlus,
  across: IconLayoutRows,
  down: IconLayoutColumns,
  join: IconLayersUnion,
  order: IconListNumbers,
  earlier: IconChevronsUp,
  later: IconChevronsDown,
  remove: IconTrash,
  whole: IconMaximize,
  copy: IconCopy,
  back: IconRestore,
  right: IconCheck,
  undo: IconArrowBackUp,
  redo: IconArrowForwardUp,
};
/** Those that point back and on. */
const TURNED: readonly Name[] = ['undo', 'redo'];

/** The panel that the button adds, to be moved from there. */
const MIDDLE: Box = { x: 2500, y: 3500, width: 5000, height: 3000 };

/** What can be done with the page and the chosen panel. */
export function ToolBar({ state, unsure, isStill, onAct }: ToolBarProps) {
  const t = useWords('page-panels');
  return (
    <EditorTools label={t('tools.label')} isIcons>
      {toolsFor(state, unsure).map(({ name, action, isOff = false, isPressed }) => (
        <EditorTool
          key={name}
          label={t(`tools.${name}`)}
          icon={ICONS[name]}
          isOff={isOff || isStill}
          isPressed={isPressed}
          isTurned={TURNED.includes(name)}
          onPress={() => onAct(action)}
        />
      ))}
    </EditorTools>
  );
}

interface ToolChoice {
  readonly name: Name;
  readonly action: EditAction;
  readonly isOff?: boolean;
  /** Of a tool that stays chosen until a panel is pressed. */
  readonly isPressed?: boolean;
}

function toolsFor(state: Editing, unsure: readonly number[]): readonly ToolChoice[] {
  const { chosen, tool, page, pages, found, right, past, future } = state;
  const boxes = boxesOf(state);
  const index = chosen ?? -1;
  const box = boxes[index];
  const toggle = (isOn: boolean, next: Tool): EditAction => ({ type: 'tool', tool: isOn ? undefined : next });
  const split = (isAcross: boolean): Omit<ToolChoice, 'name'> => {
    const isPressed = tool?.of === 'split' && tool.isAcross === isAcross;
    return {
      action: toggle(isPressed, { of: 'split', isAcross, share: 0.5 }),
      isOff: !box || isFull(boxes) || !canSplit(box, isAcross),
      isPressed,
    };
  };
  const isAsFound = areSameBoxes(boxes, found[page - 1] ?? []);
  const isJoining = tool?.of === 'join';
  const isOrdering = tool?.of === 'order';
  return [
    { name: 'add', action: { type: 'add', box: MIDDLE }, isOff: isFull(boxes) },
    { name: 'across', ...split(true) },
    { name: 'down', ...split(false) },
    {
      name: 'join',
      action: toggle(isJoining, { of: 'join' }),
      isOff: !box || boxes.length < 2,
      isPressed: isJoining,
    },
    {
      name: 'order',
      action: toggle(isOrdering, { of: 'order', placed: 0 }),
      isOff: boxes.length < 2,
      isPressed: isOrdering,
    },
    { name: 'earlier', action: { type: 'shift', index, by: -1 }, isOff: !box || index === 0 },
    { name: 'later', action: { type: 'shift', index, by: 1 }, isOff: !box || index === boxes.length - 1 },
    { name: 'remove', action: { type: 'remove', index }, isOff: !box },
    { name: 'whole', action: { type: 'whole' }, isOff: boxes.length === 0 },
    { name: 'copy', action: { type: 'copy' }, isOff: page >= pages.length },
    { name: 'back', action: { type: 'back' }, isOff: isAsFound },
    ...(unsure.includes(page)
      ? [
          {
            name: 'right',
            action: { type: 'right' },
            isOff: !isAsFound,
            isPressed: right.includes(page),
          } as const,
        ]
      : []),
    { name: 'undo', action: { type: 'undo' }, isOff: past.length === 0 },
    { name: 'redo', action: { type: 'redo' }, isOff: future.length === 0 },
  ];
}
