import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksSchema } from './article-blocks.ts';
import { parseArticle, pictureNames } from './parse-article.ts';

const image = {
  width: 640,
  height: 400,
  color: '#102030',
  sources: [{ path: 'public/a-roar-1/picture-1-640.webp', width: 640 }],
};
const pictures = new Map([['sheet.png', image]]);
const parsed = (markdown: string) => parseArticle(markdown, pictures);
const blocks = (markdown: string) => parsed(markdown).blocks;
const paragraph = (...children: unknown[]) => ({ kind: 'paragraph', children });

describe('an article is read as CommonMark', () => {
  it.each([
    ['text over\ntwo lines', [paragraph('text over two lines')]],
    ['# One', [{ kind: 'heading', level: 2, children: ['One'] }]],
    ['#### Four', [{ kind: 'heading', level: 3, children: ['Four'] }]],
    ['*a **b***', [paragraph({ kind: 'emphasis', children: ['a ', { kind: 'strong', children: ['b'] }] })]],
    ['`x`  \nnext', [paragraph({ kind: 'code', text: 'x' }, { kind: 'break' }, 'next')]],
    ['> said', [{ kind: 'quote', blocks: [paragraph('said')] }]],
    ['- one', [{ kind: 'list', items: [{ blocks: [paragraph('one')] }] }]],
    ['3. three', [{ kind: 'list', start: 3, items: [{ blocks: [paragraph('three')] }] }]],
    ['```js\nalert(1)\n```', [{ kind: 'code', text: 'alert(1)' }]],
    ['---', [{ kind: 'rule' }]],
    [
      '[a][x]\n\n[x]: https://rawi.test/y',
      [paragraph({ kind: 'link', href: 'https://rawi.test/y', children: ['a'] })],
    ],
  ])('%j', (markdown, expected) => {
    expect(blocks(markdown)).toEqual(expected);
  });
});

describe('links', () => {
  it.each([
    ['/comic/orbit-9', '/comic/orbit-9'],
    ['/ar/comic/orbit-9', '/comic/orbit-9'],
    ['/en', '/'],
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['mailto:x@rawi.test', 'mailto:x@rawi.test'],
  ])('%s leads to %s', (url, href) => {
    expect(blocks(`[go](${url})`)).toEqual([paragraph({ kind: 'link', href, children: ['go'] })]);
    expect(parsed(`[go](${url})`).notes).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    '<java\tscript:alert(1)>',
    'data:text/html,<b>',
    'vbscript:x',
    '//evil.test',
    '/en//evil.test',
    '/ar//evil.test/x',
    '/en/..//evil.test',
    '/en/.//evil.test',
    '/comic/..//evil.test',
    '/..//evil.test',
    '/%2f/evil.test',
    '/en/%2fevil.test',
    '/\\\\evil.test',
    'file:///etc/passwd',
    'relative/page',
    '#part',
    '',
  ])('%j leads nowhere: its words stay, and its author is notified', (url) => {
    const { blocks: found, notes } = parsed(`See [this **one**](${url}) now`);
    expect(JSON.stringify(found)).not.toContain('"link"');
    expect(JSON.stringify(found)).toContain('one');
    if (url.startsWith('<')) return;
    expect(notes).toEqual([expect.objectContaining({ line: 1, kind: 'link' })]);
  });
});

describe('HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'before <b onclick="x()">bold</b> after',
    '<!-- a comment -->',
    '<iframe src="https://evil.test"></iframe>',
    '<style>*{display:none}</style>',
  ])('%j is text', (html) => {
    const { blocks: found, notes } = parsed(html);
    expect(found).toEqual([paragraph(html)]);
    expect(notes[0]).toMatchObject({ line: 1, kind: 'html' });
  });

  it('is text also where it is none by the letter', () => {
    expect(blocks('<svg/onload=alert(1)>')).toEqual([paragraph('<svg/onload=alert(1)>')]);
  });
});

describe('pictures', () => {
  it('stand alone, with their words and caption', () => {
    expect(blocks('![Forty sounds](sheet.png "On the wall")')).toEqual([
      { kind: 'picture', image, alt: 'Forty sounds', caption: 'On the wall' },
    ]);
    expect(blocks('before ![x][p] after\n\n[p]: sheet.png')).toEqual([
      paragraph('before '),
      { kind: 'picture', image, alt: 'x' },
      paragraph(' after'),
    ]);
  });

  it.each(['https://evil.test/pixel.gif', '../secret.png', 'data:image/svg+xml,<svg/>', 'other.png'])(
    '%s is none: its words stay',
    (url) => {
      expect(parsed(`![words](${url})`)).toEqual({
        blocks: [paragraph('words')],
        notes: [{ line: 1, kind: 'picture', what: url }],
      });
    },
  );

  it('are named once each', () => {
    expect(pictureNames('![a](one.png) ![b](one.png)\n\n> ![c][two]\n\n[two]: two%20x.png')).toEqual([
      'one.png',
      'two x.png',
    ]);
  });
});

describe('whatever is written', () => {
  it.each([
    ['quotes in quotes', '> '.repeat(2000) + 'deep'],
    ['lists in lists', Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- deep`).join('\n')],
    ['marks in marks', `${'*'.repeat(3000)}deep${'*'.repeat(3000)}`],
    ['links in links', `${'['.repeat(3000)}deep${'](/x)'.repeat(3000)}`],
    ['strong in emphasis in strong', `${'**a *b '.repeat(40)}deep${'* **'.repeat(40)}`],
    ['open brackets', '['.repeat(10_000)],
    ['backticks', '`'.repeat(10_000)],
  ])('%s end, as deep as a document may be', (_, markdown) => {
    const found = blocks(markdown);
    expect(blocksSchema.safeParse(found).success).toBe(true);
    expect(depthOf(found)).toBeLessThanOrEqual(16);
  });

  it('is not read where it lies in itself thousands of times: it stands there as it is, and its line is told', () => {
    const lists = Array.from({ length: 3000 }, (_, depth) => `${'  '.repeat(depth)}- deep`).join('\n');
    for (const markdown of [lists, `fine\n\n${'- '.repeat(3000)}deep`, `${'\t'.repeat(60)}- deep`]) {
      const began = performance.now();
      const { blocks: found, notes } = parsed(markdown);
      expect(performance.now() - began).toBeLessThan(500);
      expect(found).toEqual([{ kind: 'code', text: markdown }]);
      expect(notes).toEqual([expect.objectContaining({ kind: 'depth' })]);
      expect(pictureNames(markdown)).toEqual([]);
    }
    expect(parsed(`fine\n\n${'- '.repeat(3000)}deep`).notes).toEqual([
      { line: 3, kind: 'depth', what: 'deep' },
    ]);
  });

  it('is read where it is only long: a rule of dashes, a wide table of signs, a hundred quotes', () => {
    for (const markdown of ['-'.repeat(3000), '*'.repeat(300), `${'>'.repeat(100)} said`]) {
      expect(parsed(markdown).notes.filter(({ kind }) => kind === 'depth')).toEqual([]);
    }
  });

  it('has no link that leaves the site by a path, however it is written', () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '..',
      '.',
      'en',
      'ar',
      '%2f',
      '%5c',
      '\\\\',
      'evil.test',
      '@',
      '?',
      '#',
    );
    const paths = fc.array(parts, { minLength: 1, maxLength: 8 }).map((each) => `/${each.join('')}`);
    const law = fc.property(paths, (path) => {
      const [first] = blocks(`[go](<${path}>)`);
      const [inline] = first?.kind === 'paragraph' ? first.children : [];
      if (typeof inline !== 'object' || inline.kind !== 'link') return;
      for (const shown of [inline.href, `/ar${inline.href}`]) {
        const { origin, pathname } = new URL(shown, 'https://rawi.test');
        expect([origin, pathname.startsWith('//')]).toEqual(['https://rawi.test', false]);
      }
    });
    fc.assert(law, { numRuns: 300 });
  });

  it('is a body that a page may have', () => {
    const pieces = [...'*_`[]()<>!#->+.:/\\"&;\n \t', '1.', 'a', 'ب', 'javascript:', '<script>', '](x)'];
    const markdown = fc.array(fc.constantFrom(...pieces), { maxLength: 200 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(markdown, (written) => blocksSchema.safeParse(blocks(written)).success),
      { numRuns: 500 },
    );
  });
});

/** How many maps and lists lie within one another; a page holds the list in four more. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
