import { type PageDocument, pageDocumentSchema } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const app = initializeApp({ projectId: 'demo-rawi' }, 'restart');
const pages = new Map<string, PageDocument>();

beforeAll(async () => {
  const snapshot = await getFirestore(app).collection('pages').get();
  for (const found of snapshot.docs) pages.set(found.id, pageDocumentSchema.parse(found.data()));
});
afterAll(() => deleteApp(app));

const ofKind = <K extends PageDocument['kind']>(kind: K) =>
  [...pages.values()].filter((page): page is Extract<PageDocument, { kind: K }> => page.kind === kind);

function fileUrl(path: string): string {
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  return `http://${host}/v0/b/demo-rawi.appspot.com/o/${encodeURIComponent(path)}?alt=media`;
}

describe('after the emulators were stopped and started again', () => {
  it('has the home page and every page it leads to', () => {
    const [home] = ofKind('home');
    const cards = home?.payload.latest ?? [];
    expect(cards.length).toBeGreaterThan(0);
    for (const { slug, firstChapter } of cards) {
      expect(pages.has(`comic_${slug}`), slug).toBe(true);
      for (const chapter of [firstChapter.en, firstChapter.ar]) {
        if (chapter) expect(pages.has(`chapter_${chapter.id}`), chapter.id).toBe(true);
      }
    }
  });

  it('has chapters of page images and imported ones that are a PDF', () => {
    const chapters = ofKind('chapter').map(({ payload }) => payload);
    expect(chapters.some((chapter) => chapter.manifest !== undefined)).toBe(true);
    expect(chapters.some((chapter) => chapter.manifest === undefined)).toBe(true);
  });

  it('still gives every chapter’s PDF to a visitor, whole', async () => {
    const wrong: string[] = [];
    for (const { payload } of ofKind('chapter')) {
      const response = await fetch(fileUrl(payload.pdf.path));
      const { byteLength } = await response.arrayBuffer();
      if (!response.ok || byteLength !== payload.pdf.bytes)
        wrong.push(`${payload.id}: ${response.status}, ${byteLength}`);
    }
    expect(wrong).toEqual([]);
  });

  it('has no page that waits to be rebuilt', async () => {
    const invalidations = await getFirestore(app)
      .collection(paths.invalidation('x').split('/')[0] ?? '')
      .get();
    expect(invalidations.size).toBe(0);
  });

  it('knows the accounts and their roles', async () => {
    const reviewer = await getAuth(app).getUserByEmail('reviewer@rawi.test');
    expect(reviewer.customClaims).toMatchObject({ reviewer: true });
  });
});
