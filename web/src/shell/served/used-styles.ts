import { AtRule, type Container, parse, type Root, Rule } from 'postcss';

/**
 * Reduces a style sheet to the part that some markup uses, which is what a page needs before it is painted.
 * Runs in Node only.
 */
export type UsedStyles = (markup: string) => string;

/** How many sets of class names are remembered: pages of one kind have a few. */
const KEPT = 50;

/**
 * Opens a style sheet. For some markup it returns, in the same order, the rules whose classes the markup has,
 * and the variables that these rules or the markup read. Elements, attributes and states are not checked: a
 * rule for them stays.
 */
export function openStyles(css: string): UsedStyles {
  const sheet = parse(css);
  const kept = new Map<string, string>();
  return (markup) => {
    const classes = classesOf(markup);
    const read = [...variablesOf(markup)].toSorted();
    const key = [...classes].toSorted().concat(read).join(' ');
    const used = kept.get(key) ?? take(sheet, classes, read);
    if (kept.size < KEPT) kept.set(key, used);
    return used;
  };
}

/** Every class that some markup names. */
function classesOf(markup: string): ReadonlySet<string> {
  return new Set(
    Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  );
}

const variablesOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));

function take(sheet: Root, classes: ReadonlySet<string>, read: readonly string[]): string {
  const used = sheet.clone();
  used.walkRules((rule) => {
    if (!isFrame(rule) && !rule.selectors.some((selector) => isMet(selector, classes))) rule.remove();
  });
  dropLater(used);
  dropUnread(used, read);
  dropUnplayed(used);
  dropEmpty(used);
  return used.toString();
}

/** Whether a rule is a frame of an animation, such as `50%`, which is no selector. */
const isFrame = ({ parent }: Rule) => parent instanceof AtRule && parent.name.endsWith('keyframes');

/**
 * Whether a selector can match markup that has only these classes. Classes in brackets, as in `:not(.open)`,
 * may be there or not.
 */
function isMet(selector: string, classes: ReadonlySet<string>): boolean {
  return Array.from(outsideBrackets(selector).matchAll(/\.((?:[\w-]|\\.)+)/g)).every(([, name = '']) =>
    classes.has(name.replaceAll('\\', '')),
  );
}

function outsideBrackets(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, '');
  return inner === selector ? selector : outsideBrackets(inner);
}

/** Drops what comes with the whole style sheets: where the system chooses the colors, a page is laid out the same without. */
function dropLater(sheet: Root): void {
  sheet.walkAtRules('media', (rule) => {
    if (rule.params.includes('forced-colors')) rule.remove();
  });
}

/** Drops variables that nothing reads, and then those that only they have read. */
function dropUnread(sheet: Root, read: readonly string[]): void {
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const names = new Set([...read, ...variablesOf(sheet.toString())]);
    sheet.walkDecls(/^--/, (declaration) => {
      if (names.has(declaration.prop)) return;
      declaration.remove();
      isDone = false;
    });
  }
}

/** Drops animations that no rule plays. */
function dropUnplayed(sheet: Root): void {
  const played: string[] = [];
  sheet.walkDecls(/animation(?:-name)?$/, ({ value }) => void played.push(...value.split(/[\s,]+/)));
  sheet.walkAtRules(/keyframes$/, (frames) => {
    if (!played.includes(frames.params)) frames.remove();
  });
}

/** Keeps an empty layer in its place, because it sets the order. */
function dropEmpty(container: Container): void {
  // Removing a rule during this walk does not disturb the walk.
  container.each((node) => {
    if (!(node instanceof Rule || node instanceof AtRule) || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0 && !(node instanceof AtRule && node.name === 'layer')) node.remove();
  });
}
