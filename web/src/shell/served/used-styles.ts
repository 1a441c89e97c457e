import { AtRule, type Container, parse, type Root, Rule } from 'postcss';

/** A style sheet, and the part of it that some markup uses: what a page needs before it is painted. Runs in Node only. */
export type UsedStyles = (markup: string) => string;

/** How many sets of class names are remembered: pages of one kind have a few. */
const KEPT = 50;

/**
 * Opens a style sheet. Of it the markup gets, in the same order, the rules whose classes it has, and of the variables those
 * that are read by them or by it. Elements, attributes and states are not looked at: a rule for them stays.
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
  dropUnread(used, read);
  dropUnplayed(used);
  dropEmpty(used);
  return used.toString();
}

/** `50%` of an animation, which is no selector. */
const isFrame = ({ parent }: Rule) => parent instanceof AtRule && parent.name.endsWith('keyframes');

/** Whether what has only these classes can be meant: those in brackets, as `:not(.open)`, may be there or not. */
function isMet(selector: string, classes: ReadonlySet<string>): boolean {
  return Array.from(outsideBrackets(selector).matchAll(/\.((?:[\w-]|\\.)+)/g)).every(([, name = '']) =>
    classes.has(name.replaceAll('\\', '')),
  );
}

function outsideBrackets(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, '');
  return inner === selector ? selector : outsideBrackets(inner);
}

/** Without variables that nothing reads, and then without those that only they read. */
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

/** Without animations that no rule plays. */
function dropUnplayed(sheet: Root): void {
  const played: string[] = [];
  sheet.walkDecls(/animation(?:-name)?$/, ({ value }) => void played.push(...value.split(/[\s,]+/)));
  sheet.walkAtRules(/keyframes$/, (frames) => {
    if (!played.includes(frames.params)) frames.remove();
  });
}

/** A layer without content stays where it is: it sets the order. */
function dropEmpty(container: Container): void {
  // What is removed while it is walked does not disturb the walk.
  container.each((node) => {
    if (!(node instanceof Rule || node instanceof AtRule) || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0 && !(node instanceof AtRule && node.name === 'layer')) node.remove();
  });
}
