import { useLayoutEffect, useRef, useState } from 'react';
import type { TextEditing } from './edit-text.ts';

const FIELDS = ['textarea', 'input', 'select'] as const;
type Field = (typeof FIELDS)[number];

/**
 * Gives the focus to the chosen line once what was done is shown: to its words (`line`), to its place on the page, or to the same of its fields
 * that has it among the lines now, if one has (`field`).
 */
export function useWishedFocus(
  dialog: { readonly current: HTMLElement | null },
  lines: { readonly current: HTMLElement | null },
  { chosen }: Pick<TextEditing, 'chosen'>,
): (to: 'line' | 'place' | 'field') => void {
  const wished = useRef<Field | 'place'>(undefined);
  const [, setAsked] = useState(0);
  useLayoutEffect(() => {
    const to = wished.current;
    wished.current = undefined;
    if (!to) return;
    const line = lines.current?.children[chosen ?? -1];
    const frame = dialog.current?.querySelector<HTMLElement>(`[data-frame="${chosen}"]`);
    const field = line?.querySelector<HTMLElement>(to === 'place' ? 'textarea' : to);
    const words = field ?? dialog.current?.querySelector<HTMLElement>('[data-add]');
    const element = to === 'place' ? (frame ?? words) : words;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'nearest' });
  });
  return (to) => {
    const field = to === 'field' ? fieldWithFocus(lines.current) : to === 'line' ? 'textarea' : to;
    if (!field) return;
    wished.current = field;
    setAsked((before) => before + 1);
  };
}

/** Which field of a line has the focus. */
function fieldWithFocus(lines: HTMLElement | null): Field | undefined {
  const { activeElement: element } = document;
  return lines?.contains(element) ? FIELDS.find((field) => element?.matches(field)) : undefined;
}
