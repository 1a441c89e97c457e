import { readFileSync } from 'node:fs';
import { FILES_ADDRESS } from '@rawi/model/calls/opened-files';
import { EMBED_PATTERN, embedAt } from '@rawi/model/routes/embed-addresses';
import { servedPattern, shellPattern } from '@rawi/model/routes/hosting-patterns';
import { isOpenAddress } from '@rawi/model/routes/open-addresses';
import { ROUTES } from '@rawi/model/routes/route-rules';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { REGION } from './data/region.ts';
import * as functions from './index.ts';

/** `firebase.json` names functions and addresses that code decides on. */
const rewriteSchema = z.strictObject({
  source: z.string().optional(),
  regex: z.string().optional(),
  destination: z.string().optional(),
  function: z
    .strictObject({ functionId: z.string(), region: z.string(), pinTag: z.boolean().optional() })
    .optional(),
});
const headerSchema = z.strictObject({
  source: z.string().optional(),
  regex: z.string().optional(),
  headers: z.array(z.strictObject({ key: z.string(), value: z.string() })),
});
const { rewrites, headers } = z
  .object({ hosting: z.object({ rewrites: z.array(rewriteSchema), headers: z.array(headerSchema) }) })
  .parse(JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'))).hosting;

it('Hosting hands to functions that there are, where they are', () => {
  const named = rewrites.flatMap((rewrite) => rewrite.function ?? []);
  expect(named.length).toBeGreaterThan(5);
  for (const { functionId, region } of named) {
    expect(Object.keys(functions)).toContain(functionId);
    expect(region).toBe(REGION);
  }
});

it('every page of the table is served by a function or draws itself; what is no page is answered with 404', () => {
  const [served, shell] = rewrites.filter(({ regex }) => regex !== undefined);
  expect(served).toEqual({
    regex: servedPattern(),
    // A page of one release is drawn by the program of that release: its files have the same names.
    function: { functionId: 'pages', region: REGION, pinTag: true },
  });
  expect(shell).toEqual({ regex: shellPattern(), destination: '/app.html' });
  expect(rewrites.filter(({ destination }) => destination !== undefined)).toHaveLength(1);
});

it('files that are not public are answered by their function alone, behind the address that the client knows', () => {
  expect(rewrites.filter(({ function: to }) => to?.functionId === 'files')).toEqual([
    { source: `${FILES_ADDRESS}**`, function: { functionId: 'files', region: REGION } },
  ]);
  const pages = [servedPattern(), shellPattern()].map((pattern) => new RegExp(pattern));
  expect(pages.some((page) => page.test(`${FILES_ADDRESS}staging/a/b/c/1-800.webp`))).toBe(false);
});

/** The header that Hosting sends for a path: of the last rule that has it. */
function headerAt(path: string, name: string): string | undefined {
  const matching = headers.filter(({ source, regex }) =>
    regex === undefined ? matchesGlob(path, source ?? '') : new RegExp(regex).test(path),
  );
  return matching.flatMap((rule) => rule.headers.filter(({ key }) => key.toLowerCase() === name)).at(-1)
    ?.value;
}

/** Of the globs of the file, all of which end with two stars or have none. */
const matchesGlob = (path: string, glob: string) =>
  glob.endsWith('**') ? path.startsWith(glob.slice(0, -2)) : path === glob;

const policyAt = (path: string) => headerAt(path, 'content-security-policy') ?? '';

it('other sites may frame one page alone, which may run nothing; no other address, whatever it is', () => {
  const framed = headers.filter((rule) =>
    rule.headers.some(({ value }) => value.includes('frame-ancestors *')),
  );
  expect(framed.map(({ regex, source }) => regex ?? source)).toEqual([EMBED_PATTERN]);
  const [policy = ''] = framed.flatMap((rule) => rule.headers.map(({ value }) => value));
  expect(new Set(policy.split('; ').map((part) => part.split(' ')[0]))).toEqual(
    new Set(['base-uri', 'default-src', 'form-action', 'frame-ancestors', 'img-src', 'sandbox', 'style-src']),
  );
  expect(headerAt('/en', 'x-frame-options')).toBeUndefined();
  for (const { path } of ROUTES)
    for (const prefix of ['', '/en', '/ar', '/EN']) {
      const address = `${prefix}${path.replaceAll(/:\w+/g, 'embed')}`;
      expect([address, policyAt(address)]).toEqual([
        address,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    }
  const parts = [
    'en',
    'ar',
    'fr',
    'embed',
    'comic',
    'chapter',
    'one',
    'a.b',
    '',
    '..',
    'api',
    'data',
    '%2e',
    'oembed',
    '_payload.json',
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...parts), fc.string()), { maxLength: 5 }), (all) => {
      const path = `/${all.join('/')}`;
      const ancestors = embedAt(path) ? 'frame-ancestors *' : "frame-ancestors 'none'";
      expect(policyAt(path)).toContain(ancestors);
    }),
    { numRuns: 3000 },
  );
  for (const path of ['/en/embed/comic/one', '/ar/embed/chapter/one-1-en']) {
    expect(policyAt(path)).toContain('frame-ancestors *');
    expect(policyAt(path)).not.toMatch(/script-src|connect-src|'self'|unsafe-eval/);
  }
});

it('what other sites may read is answered by the function of pages alone, which says so itself: no rule of Hosting does', () => {
  for (const rule of headers)
    for (const { key } of rule.headers) expect(key.toLowerCase()).not.toMatch(/^access-control-/);
  const others = rewrites.filter((rewrite) => rewrite.function?.functionId !== 'pages');
  expect(others.length).toBeGreaterThan(5);
  for (const { source, regex } of others) {
    if (source !== undefined) {
      expect(source).toMatch(/^\/api\//);
      expect(isOpenAddress(source.replace('**', 'data/x/_payload.json'))).toBe(false);
    } else expect(regex).toBe(shellPattern());
  }
  for (const path of ['/data/search', '/en/_payload.json', '/ar/comic/salt/_payload.json']) {
    expect(isOpenAddress(path)).toBe(true);
    expect(path).toMatch(new RegExp(servedPattern()));
    expect(path).not.toMatch(new RegExp(shellPattern()));
  }
});
