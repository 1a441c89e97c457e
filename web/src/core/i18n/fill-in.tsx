import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with elements in it: `elements.name` turns the words of `<name>words</name>` into an element.
 * The translation decides their order and place.
 */
export function fillIn(
  text: string,
  elements: Readonly<Record<string, (words: string) => ReactNode>>,
): ReactNode {
  const parts = text.split(/(<\w+>[^<]*<\/\w+>)/).filter((part) => part !== '');
  return parts.map((part) => {
    const [, name = '', words = ''] = /^<(\w+)>([^<]*)<\/\w+>$/.exec(part) ?? [];
    return <Fragment key={part}>{elements[name]?.(words) ?? part}</Fragment>;
  });
}
