import { paths } from '@rawi/model/paths';
import { sampleSuggestion } from '@rawi/model/testing/sample-suggestions';
import { takedownIdOf } from '@rawi/model/truth/takedown';
import { type TranscriptOf, transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { healthySite, THERE, type TreatedSite } from '../testing/patient.ts';
import { sampleTakedown } from '../testing/sample-takedown.ts';
import type { Finding } from './check.ts';
import { SUGGESTIONS_ORPHANED } from './checks/suggestions-orphaned.ts';
import { TEXTS_ORPHANED } from './checks/texts-orphaned.ts';

let backend: EmulatedFirestore;
let site: TreatedSite;
beforeAll(async () => {
  backend = await emulatedFirestore('doctor-texts');
});
beforeEach(async () => {
  site = await healthySite(backend);
});
afterAll(() => backend.stop());

const { comicId, translatorId } = THERE;
const at = (path: string) => backend.firestore.doc(path);
const itsText = (): TranscriptOf => ({ kind: 'chapter', comicId, chapterId: site.chapterId });
const textOf = (of: TranscriptOf) => paths.transcript(transcriptIdOf(of));
const pageOf = (of: TranscriptOf) => paths.transcriptPage(transcriptIdOf(of), '1');

/** Writes a page of a text. */
async function write(of: TranscriptOf): Promise<void> {
  const head = { uid: translatorId, of, pageCount: 3, language: 'en', state: 'draft', revision: 0 };
  await at(textOf(of)).set({ ...head, createdAt: site.patient.now() });
  await at(pageOf(of)).set({ items: [], savedAt: site.patient.now() });
}
async function found(all = true): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of TEXTS_ORPHANED.find({ ...site.patient, all })) findings.push(finding);
  return findings;
}
const named = async (all = true) => (await found(all)).map(({ id }) => id);
async function mend(): Promise<void> {
  for (const { repair } of await found()) await repair?.();
}

describe('the draft of a text', () => {
  it.each<TranscriptOf>([
    { kind: 'chapter', comicId, chapterId: 'gone' },
    { kind: 'submission', submissionId: 'gone' },
  ])('of a $kind that is not there is named, and removed with its pages', async (of) => {
    await write(of);
    expect(await named(false)).toEqual([textOf(of)]);
    await mend();
    expect(await named()).toEqual([]);
    expect((await at(textOf(of)).get()).exists).toBe(false);
    expect((await at(pageOf(of)).get()).exists).toBe(false);
  });

  it('of which pages alone are left is removed', async () => {
    await write(itsText());
    await at(textOf(itsText())).delete();
    expect(await named()).toEqual([textOf(itsText())]);
    await mend();
    expect((await at(pageOf(itsText())).get()).exists).toBe(false);
  });

  it('is left alone while its chapter is there, is kept for its translator, or is taken down', async () => {
    await write(itsText());
    expect(await named()).toEqual([]);
    const path = paths.chapter(comicId, site.chapterId);
    const chapter = (await at(path).get()).data() ?? {};
    await at(path).delete();
    const [finding] = await found();
    expect(finding?.id).toBe(textOf(itsText()));
    await at(paths.keptChapter(site.chapterId)).set(chapter);
    expect(await named()).toEqual([]);
    // It came back after it was looked at.
    await finding?.repair?.();
    expect((await at(pageOf(itsText())).get()).exists).toBe(true);
    await at(paths.keptChapter(site.chapterId)).delete();
    const target = { kind: 'comic', comicId } as const;
    await at(paths.takedown(takedownIdOf(target))).set(sampleTakedown({ target }));
    expect(await named()).toEqual([]);
  });
});

describe('what is suggested', () => {
  const about = (id: string, chapterId: string) => {
    const said = { uid: 'reader', comicId, chapterId, translatorId: null, agreed: 0, at: site.patient.now() };
    return at(paths.suggestion(id)).set({ ...sampleSuggestion(said) });
  };
  const findings = async () => {
    const all: Finding[] = [];
    for await (const finding of SUGGESTIONS_ORPHANED.find({ ...site.patient, all: true })) all.push(finding);
    return all;
  };

  it('about a chapter that is not there and does not come back is removed, and nothing else', async () => {
    await about('one', 'gone');
    await about('two', 'gone');
    await about('three', site.chapterId);
    expect((await findings()).map(({ id }) => id).toSorted()).toEqual(
      [paths.suggestion('one'), paths.suggestion('two')].toSorted(),
    );
    for (const { repair } of await findings()) await repair?.();
    expect(await findings()).toEqual([]);
    expect((await at(paths.suggestion('three')).get()).exists).toBe(true);
  });
});
