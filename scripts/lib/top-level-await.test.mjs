import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

/** Whether something below a node is awaited outside of any function. */
const waits = (node) =>
  ts.isAwaitExpression(node) ||
  (ts.isForOfStatement(node) && node.awaitModifier !== undefined) ||
  (!ts.isFunctionLike(node) && ts.forEachChild(node, waits) === true);

const isWaiting = (name, text) => waits(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));

describe('a module of the site', () => {
  it('does not wait at its top level: WebKit would hand out what imports it before that has run', () => {
    const modules = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (name) => !name.includes('.test.'),
    );
    expect(modules.length).toBeGreaterThan(500);
    const waiting = modules.filter((name) => {
      const text = readFileSync(join(root, name), 'utf8');
      return text.includes('await') && isWaiting(name, text);
    });
    expect(waiting).toEqual([]);
  });

  it.each([
    ['await start();', true],
    ['export const words = await read();', true],
    ['if (isServed) { for await (const part of parts) show(part); }', true],
    ['async function start() { await read(); }', false],
    ['const start = async () => { for await (const part of parts) show(part); };', false],
  ])('that is %s is found: %s', (text, found) => {
    expect(isWaiting('module.ts', text)).toBe(found);
  });
});
