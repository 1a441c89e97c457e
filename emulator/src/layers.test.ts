import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import layers from '../layers.json' with { type: 'json' };

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The README's table as names of parts with what each may import; the row that may import everything is left out. */
function readDocumented(): Record<string, string[]> {
  const rows = readme.matchAll(/^\| `src\/([^`]+)` \|[^|]*\| ([^|]+) \|$/gm);
  return Object.fromEntries(
    [...rows]
      .map(([, part = '', imports = '']): [string, string[]] => [
        part,
        imports === 'nothing' ? [] : imports.split(', ').map((name) => name.replaceAll('`', '')),
      ])
      .filter(([, imports]) => imports[0] !== 'everything'),
  );
}

describe('the layers of the emulator', () => {
  it('are in the README as the import checker holds them', () => {
    expect(readDocumented()).toEqual(layers);
  });

  it('name every folder of src', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(Object.keys(layers)).toEqual(expect.arrayContaining(folders));
  });

  it('never import upwards: a part stands below what imports it', () => {
    const order = Object.keys(layers);
    for (const [part, below] of Object.entries(layers)) {
      for (const name of below) {
        expect(order.indexOf(name.split('/')[0] ?? ''), `${part} imports ${name}`).toBeLessThan(
          order.indexOf(part),
        );
      }
    }
  });
});
