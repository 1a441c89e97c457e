import { describe, expect, it } from 'vitest';
import { openStyles } from './used-styles.ts';

const used = (css: string, markup = '<p class="a b">') => openStyles(css)(markup);

describe('the styles that some markup uses', () => {
  it.each([
    ['.a{top:0}', true],
    ['.c{top:0}', false],
    ['.c,.b{top:0}', true],
    ['.a .c{top:0}', false],
    ['.a.b>p:hover{top:0}', true],
    ['.a:not(.c,.d){top:0}', true],
    ['.a:is(:where(.c) p){top:0}', true],
    ['.a\\:c{top:0}', false],
    ['p[data-x]{top:0}', true],
    ['*,:before{top:0}', true],
  ])('keeps %s: %s', (rule, isKept) => {
    expect(used(rule)).toBe(isKept ? rule : '');
  });

  it('keeps the order, and what stands in layers and queries', () => {
    const css =
      '@layer x,y;@layer x{.a{top:0}.c{top:1px}}@media print{.b{top:2px}}@media print{.c{top:3px}}.a{top:4px}';
    expect(used(css)).toBe('@layer x,y;@layer x{.a{top:0}}@media print{.b{top:2px}}.a{top:4px}');
  });

  it('keeps a layer that is empty now, since the first mention of each sets their order', () => {
    expect(used('@layer x{.c{top:0}}@layer y{.a{top:0}}')).toBe('@layer x{}@layer y{.a{top:0}}');
  });

  it('keeps the variables that something reads, one through another', () => {
    const css = ':root{--x:var(--y);--y:1px;--z:var(--only-z);--only-z:2px}.a{top:var(--x)}.c{top:var(--z)}';
    expect(used(css)).toBe(':root{--x:var(--y);--y:1px}.a{top:var(--x)}');
    expect(used(':root{--x:1px}', '<p style="top:var(--x)">')).toBe(':root{--x:1px}');
  });

  it('keeps the animations that are played, with their frames', () => {
    const frames = (name: string) => `@keyframes ${name}{0%{top:0}to{top:1px}}`;
    const css = `.a{animation:1s ease-in infinite go}.c{animation-name:stay}${frames('go')}${frames('stay')}`;
    expect(used(css)).toBe(`.a{animation:1s ease-in infinite go}${frames('go')}`);
  });

  it('leaves out what only counts where the system chooses the colors', () => {
    expect(used('.a{top:0}@media (forced-colors: active){.a{color:Highlight}}')).toBe('.a{top:0}');
  });

  it('is asked for other markup of the same sheet', () => {
    const styles = openStyles('.a{top:0}.c{top:1px}');
    expect([styles('<p class="a">'), styles('<p class="c">'), styles('<p class="a">')]).toEqual([
      '.a{top:0}',
      '.c{top:1px}',
      '.a{top:0}',
    ]);
  });
});
