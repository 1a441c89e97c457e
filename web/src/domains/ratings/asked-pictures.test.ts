import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Whatever makes the address of a picture asks how pictures of its rating are shown: by a component that has to be given the rating, or
 * by asking itself. A file that need not stands here, with the reason.
 */
const UNASKED: Readonly<Record<string, string>> = {
  'core/pages/files.ts': 'makes the addresses',
  'core/pages/share-image.ts': 'names the picture of a shared address',
  'desk/review/original.tsx': 'a reviewer looks at what is stored',
  'domains/downloads/pages-on-device.ts': 'pages of a chapter that was asked for to be downloaded',
  'domains/downloads/plan-job.ts': 'pages of a chapter that was asked for to be downloaded',
  'domains/page-editing/framed-page.tsx':
    'pages of a chapter that is open behind its notice, or that its translator or reviewers look at',
  'domains/panels/stored-panels.ts': 'boxes, no picture',
  'domains/people/avatar.tsx': 'a picture of a person',
  'domains/transcripts/stored/stored-transcript.ts': 'words of a chapter, no picture',
  'domains/transcripts/written-chapter.ts': 'boxes, no picture',
  'reader/cbz/fetch-image.ts': 'a file that was asked for',
  'reader/chapter-reader.tsx': 'pages stand behind the notice of their chapter (`use-opening.ts`)',
  'reader/corrections/thumbnail.tsx': 'pages stand behind the notice of their chapter',
  'reader/download/use-chapter-files.ts': 'a file that was asked for',
  'reader/guided/fetch-panels.ts': 'boxes, no picture',
  'visitor/search/texts/stored-index.ts': 'words of chapters whose rating was asked before, no picture',
  'reader/text/page-texts.ts': 'words of a chapter that is open, no picture',
  'reader/guided/sought-panel.tsx': 'boxes, no picture',
  'reader/pages/image-pages.tsx': 'pages stand behind the notice of their chapter',
  'reader/pages/pdf-pages.tsx': 'pages stand behind the notice of their chapter',
  'shell/pwa/page-shell.ts': 'asks by the notice of the chapter (`notice.ts`)',
  'shell/routes/blog.tsx': 'the picture of an article',
  'shell/routes/translator.tsx': 'a picture of a person',
  'shell/served/json-ld.ts': 'what machines read of a page',
  'shell/served/served.tsx': 'asks by the notice of the chapter (`notice.ts`)',
  'visitor/blog/article-body.tsx': 'pictures of an article',
  'visitor/comic/grown-panel.tsx': 'its chapter asks (`chapter-item.tsx`)',
  'visitor/home/opening-panels.tsx': 'the opening of the page asks (`splash.tsx`)',
};

const MAKES = /\b(?:imageSource|thumbnailSource|panelSources|stripSource|srcSetOf|fileUrl)\(/;
const ASKS = /\brating=\{|\brating:|\busePictures\(|\bisSharpHere\(|\bisOpenHere\(|\bopensAtOnce\(/;

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

it('no picture is addressed by what does not ask how it is shown', () => {
  const silent = sources.filter(([, text]) => MAKES.test(text) && !ASKS.test(text)).map(([file]) => file);
  expect(silent.toSorted()).toEqual(Object.keys(UNASKED).toSorted());
});
