import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
/** Elements without a role of their own: a name given to them is prohibited (ARIA 1.2), and not every screen reader says it. */
const GENERIC = new Set(['b', 'bdi', 'code', 'div', 'em', 'i', 'p', 'small', 'span', 'strong', 'sub', 'sup']);
const NAMES = new Set(['aria-label', 'aria-labelledby']);

/** Where an element without a role is given a name, as `file:line`. */
function namedWithoutRole(file: string): string[] {
  const tree = ts.createSourceFile(
    file,
    readFileSync(join(source, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const given = node.attributes.properties.map((each) => each.name?.getText() ?? '…');
      const isNamed = given.some((name) => NAMES.has(name));
      if (isNamed && GENERIC.has(node.tagName.getText()) && !given.includes('role')) {
        found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

it('no element without a role is given a name, which ARIA prohibits', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(namedWithoutRole)).toEqual([]);
});
