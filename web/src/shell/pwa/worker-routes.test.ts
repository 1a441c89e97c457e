import { describe, expect, it } from 'vitest';
import { isBuildPart, isPage, isPublicImage, isPublicPanels } from './worker-routes.ts';

const SITE = 'https://rawi.example';
const at = (path: string): URL => new URL(path, SITE);

describe('isPublicImage', () => {
  it.each(['public%2Flantern-1-abc%2F3-960.webp', 'public%2Fcover.jpg', 'public%2FX.PNG'])(
    'takes %s',
    (path) => {
      expect(isPublicImage(new URL(`https://files.example/v0/b/rawi/o/${path}?alt=media`))).toBe(true);
    },
  );

  it.each([
    '/v0/b/rawi/o/staging%2Fsecret.webp?alt=media',
    '/v0/b/rawi/o/public%2Fchapter.pdf?alt=media',
    '/v0/b/rawi/o?prefix=public%2Fa.webp',
    '/assets/splash.webp',
  ])('leaves %s', (path) => {
    expect(isPublicImage(at(path))).toBe(false);
  });
});

describe('isPublicPanels', () => {
  it('is the file of a chapter’s panels that is published, and no other JSON', () => {
    expect(isPublicPanels(at('/v0/b/rawi/o/public%2Fmoth-1-0123456789abcdef%2Fpanels.json?alt=media'))).toBe(
      true,
    );
    expect(isPublicPanels(at('/v0/b/rawi/o/staging%2Fone%2Fpanels.json?alt=media'))).toBe(false);
    expect(isPublicPanels(at('/v0/b/rawi/o/public%2Fone%2Fpages.json?alt=media'))).toBe(false);
    expect(isPublicPanels(at('/en/panels.json'))).toBe(false);
  });
});

describe('isBuildPart', () => {
  it('is a file of the build, of this site only', () => {
    expect(isBuildPart(at('/assets/home-1a2b.js'), SITE)).toBe(true);
    expect(isBuildPart(at('/pdfjs/wasm/openjpeg.wasm'), SITE)).toBe(true);
    expect(isBuildPart(at('/assets/'), SITE)).toBe(false);
    expect(isBuildPart(new URL('https://elsewhere.example/assets/a.js'), SITE)).toBe(false);
  });
});

describe('isPage', () => {
  it.each(['/', '/en', '/ar/', '/en/chapter/lantern-1-en?page=3', '/ar/comic/x', '/en/comic/embed'])(
    'takes %s',
    (path) => {
      expect(isPage(at(path))).toBe(true);
    },
  );

  it.each([
    '/en/sitemap.xml',
    '/ar/comic/x/_payload.json',
    '/en/embed/comic/x',
    '/ar/embed/chapter/x-1-ar',
    '/en/opds',
    '/ar/opds/latest',
    '/en/feeds/latest/en',
    '/data/v1/latest',
    '/oembed',
    '/api/view',
    '/api/files/staging/a/b/c/1-800.webp',
    '/worker.js',
    '/english',
    '/fr',
  ])('leaves %s to the network', (path) => {
    expect(isPage(at(path))).toBe(false);
  });
});
