import ts from 'typescript';
import { nameOf } from './check-mutants.ts';

/** What a probe calls, with the function that was entered; `note-calls.ts` defines it where calls are noted. */
export const PROBE = '__rawiProbe';

/** A function of a source file, as its mutants name it; a part of the file outside any function is in `module`. */
export const placeOf = (file: string, where: string) => `${file} ${where}()`;

/** The text of a source file in which every function first notes that it is called. It does the same otherwise. */
export function addProbes(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const insertions: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node, where: string): void => {
    const inside = nameOf(node) ?? where;
    const call = `globalThis.${PROBE}?.(${JSON.stringify(placeOf(file, inside))})`;
    const body = ts.isFunctionLike(node) && 'body' in node ? node.body : undefined;
    if (body && ts.isBlock(body)) insertions.push({ at: body.getStart() + 1, text: ` ${call};` });
    else if (body) {
      insertions.push({ at: body.getStart(), text: `(${call}, ` }, { at: body.end, text: ')' });
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, 'module');
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((changed, { at, text: added }) => changed.slice(0, at) + added + changed.slice(at), text);
}
