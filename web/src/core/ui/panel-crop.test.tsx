import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, type CropTarget, layCrop } from '@rawi/model/crop/lay-crop';
import { render } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PanelCrop } from './panel-crop.tsx';

const css = readFileSync(join(import.meta.dirname, 'panel-crop.module.css'), 'utf8');
const [, rule = ''] = /\.panel \{([^}]*)\}/.exec(css) ?? [];
const declared = new Map(
  rule.split(';').flatMap((line) => {
    const [, name, value] = /^\s*([\w-]+):\s*([\s\S]+)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  }),
);

/** What a property of the rule comes to, in pixels, in a box of these proportions. */
function computed(property: string, given: ReadonlyMap<string, number>): number {
  const value = declared.get(property);
  if (value === undefined) throw new Error(`The rule does not say ${property}.`);
  const tokens = value.match(/--[\w-]+|[a-z]+\(|[\d.]+[a-z]*|[-+*/(),]/g) ?? [];
  let at = 0;
  const take = () => tokens[at++] ?? '';
  const list = (): number[] => {
    const values = [sum()];
    while (tokens[at] === ',') {
      at += 1;
      values.push(sum());
    }
    at += 1;
    return values;
  };
  const variable = (): number => {
    const name = take();
    const known = given.get(name);
    if (tokens[at] === ',') {
      at += 1;
      const otherwise = sum();
      at += 1;
      return known ?? otherwise;
    }
    at += 1;
    return known ?? computed(name, given);
  };
  const atom = (): number => {
    const token = take();
    if (token === '-') return -atom();
    if (token === 'var(') return variable();
    if (token === 'min(') return Math.min(...list());
    if (token === 'max(') return Math.max(...list());
    if (token === 'calc(' || token === '(') return list()[0] ?? Number.NaN;
    if (token === 'clamp(') {
      const [least = 0, wanted = 0, most = 0] = list();
      return Math.max(least, Math.min(wanted, most));
    }
    const number = Number.parseFloat(token);
    if (token.endsWith('cqw')) return (number * (given.get('box width') ?? 0)) / 100;
    if (token.endsWith('cqh')) return (number * (given.get('box height') ?? 0)) / 100;
    return number;
  };
  const product = (): number => {
    let result = atom();
    while (tokens[at] === '*' || tokens[at] === '/')
      result = take() === '*' ? result * atom() : result / atom();
    return result;
  };
  const sum = (): number => {
    let result = product();
    while (tokens[at] === '+' || tokens[at] === '-') result += take() === '+' ? product() : -product();
    return result;
  };
  return sum();
}

/** How the style sheet draws a part of a page. */
function drawnByCss(ratio: number, keep: Area | undefined, target: CropTarget): Area {
  const { width, height, left, right, head, foot } = target;
  const given = new Map(
    Object.entries({
      'box width': width,
      'box height': height,
      '--ratio': ratio,
      '--clear-left': left,
      '--clear-right': right,
      '--clear-head': head,
      '--clear-foot': foot,
      '--from': keep?.x,
      '--to': keep && keep.x + keep.width,
      '--head': keep?.y,
      '--foot': keep && keep.y + keep.height,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  const drawn = computed('inline-size', given);
  return {
    x: computed('inset-inline-start', given),
    y: computed('inset-block-start', given),
    width: drawn,
    height: drawn / ratio,
  };
}

describe('a panel in its box', () => {
  it('is laid by the style sheet as by the model', () => {
    const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    const side = fc.integer({ min: 60, max: 2600 });
    const keptArbitrary = fc.option(
      fc.tuple(share, share, share, share).map(
        ([a, b, c, d]): Area => ({
          x: Math.min(a, b),
          y: Math.min(c, d),
          width: Math.abs(a - b),
          height: Math.abs(c - d),
        }),
      ),
      { nil: undefined },
    );
    const clear = fc.integer({ min: 0, max: 25 });
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        keptArbitrary,
        fc.record({ width: side, height: side, left: clear, right: clear, head: clear, foot: clear }),
        (ratio, keep, target) => {
          const [css_, model] = [drawnByCss(ratio, keep, target), layCrop({ ratio, keep }, target)];
          for (const edge of ['x', 'y', 'width', 'height'] as const)
            expect(css_[edge]).toBeCloseTo(model[edge], 4);
        },
      ),
    );
  });

  it('says of a panel what must stay whole, in shares of it', () => {
    const image = { src: 'a', srcSet: 'a 1w', width: 1000, height: 1500, color: '#123456' };
    const panel = { image, x: 100, y: 200, width: 500, height: 400, keep: [200, 300, 250, 100] as const };
    const { container } = render(<PanelCrop panel={panel} boxes={[]} alt="" />);
    const style = container.querySelector('span')?.style;
    const said = ['--from', '--to', '--head', '--foot'].map((name) => style?.getPropertyValue(name));
    expect(said).toEqual(['0.2', '0.7', '0.25', '0.5']);
  });

  it('says nothing where nothing is known', () => {
    const image = { src: 'a', srcSet: 'a 1w', width: 1000, height: 1500, color: '#123456' };
    const { container } = render(
      <PanelCrop panel={{ image, x: 0, y: 0, width: 500, height: 400 }} boxes={[]} alt="" />,
    );
    expect(container.querySelector('span')?.style.getPropertyValue('--from')).toBe('');
  });
});
