/** What a person would point at: an element that a selector finds, and by its name where there are several. */
export interface Target {
  readonly css: string;
  /** The whole name as the interface has it: its label, or its text. */
  readonly name?: string;
  /** A part of the text. */
  readonly text?: string;
}

export const named = (css: string, name: string): Target => ({ css, name });
export const button = (name: string): Target => named('button', name);
export const link = (name: string): Target => named('a', name);

/**
 * The first element that a target means and that can be seen; one that cannot be seen where `isVisible` is false. It is
 * sent to the page as text, so that it must use nothing from outside itself.
 */
export function find({ css, name, text }: Target, isVisible: boolean): Element | undefined {
  // Names in a sentence are isolated by characters that nobody sees.
  const plain = (words: string | null | undefined) =>
    (words ?? '').replace(/[⁦-⁩‎‏]/g, '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ');
    if (labels) return labels.map((id) => plain(document.getElementById(id)?.textContent)).join(' ');
    return plain(element.getAttribute('aria-label') ?? element.textContent);
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  return [...document.querySelectorAll(css)].find(
    (element) =>
      (name === undefined || nameOf(element) === plain(name)) &&
      (text === undefined || plain(element.textContent).includes(plain(text))) &&
      (!isVisible || isSeen(element)),
  );
}
