import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTILE_FILES } from '@rawi/import/testing/sample-folder';
import { describe, expect, it, vi } from 'vitest';
import { openComic } from './open-comic.ts';

vi.setConfig({ testTimeout: 180_000 });

/**
 * What becomes of each file: as the INDEX of the folder advises. Where it leaves the choice, a file that opens without
 * a password is taken, and a false count of pages is refused.
 */
const ANSWERS: Readonly<Record<string, string>> = {
  'handmade/5000-pages-small.pdf': 'too-many-pages',
  'handmade/attachment-html.pdf': '1 page',
  // An archive under the name of a PDF, with a name in it that leads upwards.
  'handmade/cbz-renamed.pdf': 'archive-unsafe',
  'handmade/empty-mediabox.pdf': '1 page',
  'handmade/encrypted-owner-only.pdf': '1 page',
  'handmade/encrypted-user-password-reader.pdf': 'password',
  'handmade/huge-mediabox.pdf': 'page-too-large',
  'handmade/image-bomb-30000x30000.pdf': 'page-too-large',
  'handmade/inverted-mediabox.pdf': '1 page',
  'handmade/invisible-fullpage-link.pdf': '1 page',
  'handmade/links-evil-schemes.pdf': '1 page',
  'handmade/lying-page-count.pdf': 'too-many-pages',
  'handmade/max-mediabox-14400.pdf': '1 page',
  'handmade/ok-minimal.pdf': '1 page',
  'handmade/only-header.pdf': 'damaged',
  'handmade/openaction-gotor-unc.pdf': '1 page',
  'handmade/openaction-js.pdf': '1 page',
  'handmade/openaction-launch.pdf': '1 page',
  'handmade/openaction-submitform.pdf': '1 page',
  'handmade/openaction-uri.pdf': '1 page',
  'handmade/page-tree-loop.pdf': 'damaged',
  'handmade/png-renamed.pdf': 'wrong-format',
  'handmade/polyglot-leading-html.pdf': 'wrong-format',
  'handmade/polyglot-pdf-zip.pdf': '1 page',
  'handmade/polyglot-trailing-html.pdf': '1 page',
  'handmade/text-renamed.pdf': 'wrong-format',
  'handmade/title-xss-metadata.pdf': '1 page',
  'handmade/truncated-comic.pdf': 'damaged',
  'handmade/zero-bytes.pdf': 'empty',
  'handmade/zero-pages.pdf': 'no-pages',
  'pdfjs/Pages-tree-refs.pdf': 'damaged',
  'pdfjs/REDHAT-1531897-0.pdf': 'damaged',
  'pdfjs/attachment.pdf': '1 page',
  'pdfjs/autoprint.pdf': '1 page',
  'pdfjs/bigboundingbox.pdf': '1 page',
  'pdfjs/boundingBox_invalid.pdf': '3 pages',
  'pdfjs/doc_actions.pdf': '3 pages',
  'pdfjs/empty_protected.pdf': '1 page',
  'pdfjs/file_url_link.pdf': '1 page',
  'pdfjs/helloworld-bad.pdf': '1 page',
  'pdfjs/issue6010_1.pdf': 'password',
  'pdfjs/issue9418.pdf': '1 page',
  'pdfjs/js-buttons.pdf': '1 page',
  'pdfjs/multimedia_annotations.pdf': '1 page',
  'pdfjs/operator_list_cycle.pdf': '1 page',
  'pdfjs/poppler-742-0-fuzzed.pdf': 'damaged',
  // It claims a page of 2,147,483,648 points.
  'pdfjs/poppler-85140-0.pdf': 'page-too-large',
  'pdfjs/rotation.pdf': '2 pages',
  'pdfjs/secHandler.pdf': '1 page',
  'pdfjs/xfa_issue14315.pdf': '1 page',
};
/** What is right for files of kinds that people report elsewhere, as the INDEX of their folder has it. */
const REAL_ANSWERS: Readonly<Record<string, string>> = {
  'annot-freetext.pdf': '1 page',
  'annot-stamp.pdf': '1 page',
  'blank-as-1px-picture.pdf': '1 page',
  'bzip2.cbz': 'archive-packing',
  'comment-after.cbz': '4 pages',
  'deflate64-id.cbz': 'archive-packing',
  'direction-r2l.pdf': '1 page, rtl',
  'dot-folder.cbz': '2 pages',
  'dot-slash.cbz': '2 pages',
  'duplicate-names.cbz': 'archive-same-names',
  'form-field.pdf': '1 page',
  'junk-before.pdf': '8 pages',
  'no-eoi.cbz': '1 page',
  'noembed-arabic.pdf': '1 page',
  'picture-cut.pdf': 'damaged',
  'picture-garbage.pdf': 'damaged',
  'spanned-marker.cbz': '4 pages',
  'spreads.cbz': '5 pages',
  'tiny-pages.cbz': 'too-small',
  'webtoon-20000-72dpi.pdf': '1 page',
  'zip-of-pdf.zip': 'archive-of-pdf',
};

if (HOSTILE_FILES === undefined) {
  console.warn('No hostile files on this machine (RAWI_SAMPLES): only drawn ones are tried.');
}
describe.skipIf(HOSTILE_FILES === undefined)('files made to break things', () => {
  const root = HOSTILE_FILES ?? '';
  it('are all answered for', () => {
    const names = ['handmade', 'pdfjs'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.pdf'))
        .map((name) => `${folder}/${name}`),
    );
    expect(names.toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
  });

  it.each(Object.entries(ANSWERS))('%s: %s', async (name, answer) => {
    expect(await answerTo(join(root, name))).toBe(answer);
  });

  it('of kinds that people report elsewhere are all answered for', () => {
    const names = readdirSync(join(root, 'real')).filter((name) => !name.endsWith('.md'));
    expect(names.toSorted()).toEqual(Object.keys(REAL_ANSWERS).toSorted());
  });

  it.each(Object.entries(REAL_ANSWERS))('%s: %s', async (name, answer) => {
    expect(await answerTo(join(root, 'real', name))).toBe(answer);
  });
});

/** Draws every page, without writing any. */
async function answerTo(path: string): Promise<string> {
  try {
    const comic = await openComic(path);
    let hasLostText = false;
    for (let page = 1; page <= comic.pageCount; page += 1) {
      const { data, width, height, ...drawn } = await comic.draw(page);
      hasLostText ||= drawn.hasLostText;
      expect(data.length).toBe(width * height * 3);
      expect(width).toBeLessThanOrEqual(1600);
    }
    comic.close();
    const pages = `${comic.pageCount} ${comic.pageCount === 1 ? 'page' : 'pages'}`;
    return [pages, comic.readingDirection, hasLostText ? 'lost words' : undefined]
      .filter((part) => part !== undefined)
      .join(', ');
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
