import { LIMITS } from '@rawi/model/limits';
import { type Box, dragBox, moveItem, type Point, type Taken } from '../page-editing/boxes.ts';
import { areSameBoxes, canSplit, joinBoxes, MIN_SIDE, orderOf, splitBox } from './boxes.ts';

/** What somebody does with the panels of a chapter's pages: a pure reducer, in which everything can be taken back. */

export type Boxes = readonly Box[];

/** What the next press on a panel does. */
export type Tool =
  | { readonly of: 'split'; readonly isAcross: boolean; readonly share: number }
  | { readonly of: 'join' }
  /** So many panels have their place already. */
  | { readonly of: 'order'; readonly placed: number };

/** A change of one page. */
interface Step {
  readonly page: number;
  readonly before: Boxes;
  readonly after: Boxes;
  /** The panel that is pushed by a key that is held: one step in all. */
  readonly pushed?: number | undefined;
}

export interface Editing {
  readonly isRtl: boolean;
  /** The panels of each page, as they are read. */
  readonly pages: readonly Boxes[];
  /** What was found on each. */
  readonly found: readonly Boxes[];
  /** From 1. */
  readonly page: number;
  /** The place of the chosen panel on the page. */
  readonly chosen: number | undefined;
  readonly tool: Tool | undefined;
  /** The pages that were looked at. */
  readonly looked: readonly number[];
  /** The pages of which somebody has said that what was found there is right. */
  readonly right: readonly number[];
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export type EditAction =
  | { readonly type: 'show'; readonly page: number }
  | { readonly type: 'choose'; readonly index: number | undefined }
  | { readonly type: 'tool'; readonly tool: Tool | undefined }
  /** Moves a panel or some of its edges; a key that is held is one step. */
  | {
      readonly type: 'push';
      readonly index: number;
      readonly taken: Taken;
      readonly by: Point;
      readonly isHeld?: boolean;
    }
  | { readonly type: 'place'; readonly index: number; readonly box: Box }
  | { readonly type: 'add'; readonly box: Box }
  | { readonly type: 'split'; readonly index: number; readonly isAcross: boolean; readonly share: number }
  | { readonly type: 'join'; readonly index: number; readonly other: number }
  | { readonly type: 'remove'; readonly index: number }
  | { readonly type: 'order'; readonly index: number }
  | { readonly type: 'shift'; readonly index: number; readonly by: 1 | -1 }
  | { readonly type: 'whole' }
  | { readonly type: 'copy' }
  | { readonly type: 'back' }
  /** Says that what was found on the page is right, or no longer. */
  | { readonly type: 'right' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export const boxesOf = ({ pages, page }: Pick<Editing, 'pages' | 'page'>): Boxes => pages[page - 1] ?? [];
export const isFull = (boxes: Boxes): boolean => boxes.length >= LIMITS.panelsOfPage;

export function editPages(state: Editing, action: EditAction): Editing {
  const boxes = boxesOf(state);
  switch (action.type) {
    case 'show':
      return showPage(state, action.page);
    case 'choose':
      return { ...state, chosen: action.index };
    case 'tool':
      return { ...state, tool: action.tool };
    case 'push':
      return push(state, action);
    case 'place':
      if (!boxes[action.index]) return state;
      return change(state, replaced(boxes, action.index, [action.box]), action.index);
    case 'add': {
      if (isFull(boxes)) return state;
      const at = orderOf(action.box, boxes, state.isRtl);
      return change(state, [...boxes.slice(0, at), action.box, ...boxes.slice(at)], at);
    }
    case 'split':
      return split(state, action);
    case 'join':
      return join(state, action.index, action.other);
    case 'remove': {
      const left = replaced(boxes, action.index, []);
      return change(state, left, left.length === 0 ? undefined : Math.min(action.index, left.length - 1));
    }
    case 'order':
      return order(state, action.index);
    case 'shift': {
      if (!boxes[action.index]) return state;
      const to = Math.min(boxes.length - 1, Math.max(0, action.index + action.by));
      return change(state, moveItem(boxes, action.index, to), to);
    }
    case 'whole':
      return change(state, [], undefined);
    case 'back':
      return change(state, state.found[state.page - 1] ?? [], undefined);
    case 'right': {
      const { page, right } = state;
      const others = right.filter((each) => each !== page);
      return { ...state, right: others.length < right.length ? others : [...right, page] };
    }
    case 'copy':
      return state.page >= state.pages.length
        ? state
        : change(showPage(state, state.page + 1), boxes, undefined);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
  }
}

function showPage(state: Editing, page: number): Editing {
  const shown = Math.min(state.pages.length, Math.max(1, page));
  const looked = state.looked.includes(shown) ? state.looked : [...state.looked, shown];
  return { ...state, page: shown, chosen: undefined, tool: undefined, looked };
}

/** Changes the page that is shown. What changes nothing is no step. */
function change(state: Editing, after: Boxes, chosen: number | undefined, tool?: Tool): Editing {
  const { page, past } = state;
  const before = boxesOf(state);
  if (areSameBoxes(before, after)) return { ...state, chosen, tool };
  return {
    ...withPage(state, page, after),
    chosen,
    tool,
    past: [...past, { page, before, after }],
    future: [],
  };
}

function push(
  state: Editing,
  { index, taken, by, isHeld = false }: Extract<EditAction, { readonly type: 'push' }>,
): Editing {
  const boxes = boxesOf(state);
  const box = boxes[index];
  if (!box) return state;
  const after = replaced(boxes, index, [dragBox(box, taken, by, MIN_SIDE)]);
  const last = state.past.at(-1);
  const changed = change(state, after, index, state.tool);
  const step = changed.past.at(-1);
  if (changed.past === state.past || !step) return changed;
  if (isHeld && last?.pushed === index && last.page === state.page) {
    return { ...changed, past: [...state.past.slice(0, -1), { ...last, after }] };
  }
  return { ...changed, past: [...state.past, { ...step, pushed: index }] };
}

function split(
  state: Editing,
  { index, isAcross, share }: { readonly index: number; readonly isAcross: boolean; readonly share: number },
): Editing {
  const boxes = boxesOf(state);
  const box = boxes[index];
  if (!box || isFull(boxes) || !canSplit(box, isAcross)) return { ...state, tool: undefined };
  const parts = splitBox(box, isAcross, share);
  const read = state.isRtl && !isAcross ? parts.toReversed() : parts;
  return change(state, replaced(boxes, index, read), index);
}

function join(state: Editing, index: number, other: number): Editing {
  const boxes = boxesOf(state);
  const [one, two] = [boxes[index], boxes[other]];
  if (!one || !two || index === other) return { ...state, tool: undefined };
  const at = Math.min(index, other);
  const left = boxes.filter((_, place) => place !== index && place !== other);
  return change(state, [...left.slice(0, at), joinBoxes(one, two), ...left.slice(at)], at);
}

/** Gives a panel the next place in the order; the last has its own once all others have. */
function order(state: Editing, index: number): Editing {
  const boxes = boxesOf(state);
  const placed = state.tool?.of === 'order' ? state.tool.placed : 0;
  if (index < placed || index >= boxes.length) return state;
  const isDone = placed + 2 >= boxes.length;
  const tool: Tool | undefined = isDone ? undefined : { of: 'order', placed: placed + 1 };
  return change(state, moveItem(boxes, index, placed), placed, tool);
}

/** Takes back the last step, on whichever page it was. */
function undo(state: Editing): Editing {
  const step = state.past.at(-1);
  if (!step) return state;
  const { page, before } = step;
  const shown = withPage(showPage(state, page), page, before);
  return { ...shown, past: state.past.slice(0, -1), future: [...state.future, step] };
}

function redo(state: Editing): Editing {
  const step = state.future.at(-1);
  if (!step) return state;
  const { page, after } = step;
  const shown = withPage(showPage(state, page), page, after);
  return { ...shown, past: [...state.past, step], future: state.future.slice(0, -1) };
}

function withPage(state: Editing, page: number, boxes: Boxes): Editing {
  return { ...state, pages: state.pages.map((each, index) => (index === page - 1 ? boxes : each)) };
}

function replaced(boxes: Boxes, index: number, by: readonly Box[]): Boxes {
  return boxes.flatMap((box, at) => (at === index ? by : [box]));
}
