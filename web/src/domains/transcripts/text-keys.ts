import { TRANSCRIPT_KINDS } from '@rawi/model/transcripts/transcript-kinds';
import type { KeyboardEvent } from 'react';
import { MIDDLE } from '../page-editing/boxes.ts';
import { letterOf, stepBack } from '../page-editing/frame-keys.ts';
import { itemsOf, type TextAction, type TextEditing } from './edit-text.ts';

/** What a key does: steps of the reducer, one after another, and whether the focus goes to the place on the page. */
interface Pressed {
  readonly actions: readonly TextAction[];
  readonly goesTo?: 'place';
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'nativeEvent'
>;

/** The keys of the writing of a text, for the list of them: what is pressed, and which words say what it does. */
export const TEXT_KEYS = [
  ['next', ['Enter']],
  ['break', ['Shift+Enter']],
  ['between', ['Ctrl+↑', 'Ctrl+↓']],
  ['move', ['Alt+↑', 'Alt+↓']],
  ['kind', ['Ctrl+Shift+↑', 'Ctrl+Shift+↓']],
  ['place', ['Alt+P']],
  ['remove', ['Alt+Delete']],
  ['empty', ['Backspace']],
  ['page', ['Ctrl+Enter', 'PageDown']],
  ['back', ['Ctrl+Shift+Enter', 'PageUp']],
  ['undo', ['Ctrl+Z', 'Ctrl+Y']],
] as const;

/** What a key does; undefined where it is the browser's. */
export function pressed(event: Key, state: TextEditing): Pressed | undefined {
  const { key, altKey, shiftKey } = event;
  const back = stepBack(event);
  if (back) return one({ type: back });
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === 'PageDown') return turn(state, 1);
  if (key === 'PageUp') return turn(state, -1);
  if (key === 'Enter' && isCommand) return turn(state, shiftKey ? -1 : 1);
  const index = state.chosen;
  const item = index === undefined ? undefined : itemsOf(state)[index];
  if (index === undefined || !item) return undefined;
  const by = ARROWS[key];
  if (by && altKey && !isCommand) return one({ type: 'move', index, to: index + by });
  if (by && event.ctrlKey && !altKey) {
    if (!shiftKey) return one({ type: 'choose', index: within(index + by, itemsOf(state).length) });
    const kind = TRANSCRIPT_KINDS.at((TRANSCRIPT_KINDS.indexOf(item.kind) + by) % TRANSCRIPT_KINDS.length);
    return kind && one({ type: 'write', index, item: { ...item, kind }, part: 'kind' });
  }
  if (altKey && !isCommand && letterOf(event) === 'P') {
    return {
      actions: item.place
        ? []
        : [{ type: 'write', index, item: { ...item, place: [...MIDDLE] }, part: 'place' }],
      goesTo: 'place',
    };
  }
  if (altKey && key === 'Delete') return one({ type: 'remove', index });
  // From the speaker to the words.
  if (event.target instanceof HTMLInputElement && key === 'Enter') return one({ type: 'choose', index });
  if (!(event.target instanceof HTMLTextAreaElement) || altKey || isCommand || shiftKey) return undefined;
  // While letters are put together, Enter is a part of that.
  if (key === 'Enter' && !event.nativeEvent.isComposing) return one({ type: 'next' });
  if (key === 'Backspace' && item.words === '') return one({ type: 'remove', index });
  return undefined;
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
const one = (action: TextAction): Pressed => ({ actions: [action] });
const within = (index: number, count: number): number => Math.min(count - 1, Math.max(0, index));

/** The page beside this one, at its first line; one without lines begins one. */
function turn({ page, pages }: TextEditing, by: 1 | -1): Pressed {
  const next = page + by;
  if (next < 1 || next > pages.length) return { actions: [] };
  return { actions: [{ type: 'show', page: next }, { type: 'next' }] };
}
