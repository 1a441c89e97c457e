import { paths } from '@rawi/model/paths';
import type { ConfirmedRating } from '@rawi/model/truth/age-rating';
import { NOTHING_CHOSEN, type Resolved } from '@rawi/model/truth/resolved';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { acceptReview } from '../calls/accept-review.ts';
import { AS_ITS_COMIC, nameReview, refused, reviewDesk, simurgh } from '../testing/review-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: Awaited<ReturnType<typeof reviewDesk>>;
beforeAll(async () => {
  backend = await emulatedFirestore('acceptance');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = await reviewDesk(backend.firestore, stage);
});
afterAll(() => backend.stop());

describe('an acceptance', () => {
  it('leaves the rest to a task, and is one where it comes twice', async () => {
    await desk.addSubmitted();
    await desk.claim('rana');
    const asked = desk.move('one');
    const request = { action: 'acceptReview', ...asked, ...(await desk.seenOf('one')) } as const;
    await desk.call('rana', request);
    await desk.call('rana', request);
    expect(await desk.submission()).toMatchObject({ state: 'published', publication: 'running' });
    expect(await desk.review()).toMatchObject({ waiting: false, decisions: [{ verdict: 'published' }] });
    expect(await desk.count(paths.publications())).toBe(1);
    expect(await desk.count('outbox')).toBe(0);
    expect(await desk.audits()).toEqual(['claimSubmission', 'publishSubmission']);
    // The id of a request is its person’s, for that request alone.
    const other = { action: 'releaseReview', ...asked } as const;
    await expect(desk.call('rana', other)).rejects.toMatchObject(refused('invalid-fields'));
    await expect(desk.call('omar', request)).rejects.toMatchObject(refused('moved-on'));
  });

  it('says what is missing', async () => {
    await desk.addSubmitted();
    await desk.claim('rana');
    await desk.at(paths.comic('simurgh')).delete();
    await expect(desk.accept('rana')).rejects.toMatchObject(refused('comic-unpublished'));
    await desk.at(paths.file('chapter-of-one')).delete();
    await expect(desk.accept('rana')).rejects.toMatchObject(refused('files-unchecked'));
    expect(await desk.submission()).toMatchObject({ state: 'under_review' });
  });
});

describe('the rating of what is accepted', () => {
  const acceptRated = async (rating?: ConfirmedRating) => {
    const { resolved } = await desk.review();
    return desk.call('rana', {
      action: 'acceptReview',
      ...desk.move('one'),
      ...(resolved && { seen: resolved }),
      ...(rating && { rating }),
    });
  };
  const reasons = async () => {
    const entries = await backend.firestore
      .collection('audit')
      .where('action', '==', 'publishSubmission')
      .get();
    return entries.docs.map((entry) => entry.get('reason'));
  };

  it('comes from its reviewer, or it is not accepted', async () => {
    await desk.addSubmitted();
    await desk.claim('rana');
    await expect(acceptRated()).rejects.toMatchObject(refused('rating-missing'));
    await acceptRated(AS_ITS_COMIC);
    expect(await reasons()).toEqual([null]);
  });

  it('is what its reviewer says, not what its owner said; the log keeps what was corrected', async () => {
    await desk.addSubmitted();
    await desk.claim('rana');
    const rating: ConfirmedRating = { ageRating: '16', contentNotes: ['blood'] };
    await acceptRated(rating);
    expect((await desk.publishing.work('one'))?.rating).toEqual(rating);
    expect(await reasons()).toEqual(['asTheComic > 16, +blood']);
  });
});

describe('what is accepted', () => {
  const KHAN = { id: 'khan', name: 'Khan Press' } as const;
  const seenNow = async () => (await desk.review()).resolved;
  const acceptAs = (seen: Resolved | undefined) =>
    desk.call('rana', {
      action: 'acceptReview',
      ...desk.move('one'),
      ...(seen && { seen }),
      rating: AS_ITS_COMIC,
    });

  it('is what its reviewer has seen: a comic that is called otherwise by now is shown so first', async () => {
    await desk.addSubmitted();
    await desk.claim('rana');
    const seen = await seenNow();
    await desk.at(paths.comic('simurgh')).update({ series: 'Captain Zenith' });
    await expect(acceptAs(seen)).rejects.toMatchObject(refused('names-changed'));
    expect(await desk.submission()).toMatchObject({ state: 'under_review' });
    expect(await desk.review()).toMatchObject({
      title: 'Captain Zenith',
      resolved: { comic: { series: 'Captain Zenith' } },
      differs: true,
      claim: { uid: 'rana' },
    });
    await expect(acceptAs(await seenNow())).resolves.toEqual({});
  });

  it('is shown otherwise only where that is why it was refused', async () => {
    await desk.addSubmitted();
    await desk.claim('rana');
    const before = await desk.review();
    await desk.at(paths.comic('simurgh')).update({ series: 'Captain Zenith' });
    await expect(desk.accept('omar')).rejects.toMatchObject(refused('claim-lost'));
    const caller = { uid: 'rana', email: '', emailVerified: true, roles: [], signedInAt: 0 };
    const broken = new Error('There is no clock.');
    const now = () => {
      throw broken;
    };
    await expect(acceptReview({ ...stage, caller, now }, desk.move('one'))).rejects.toBe(broken);
    expect(await desk.review()).toEqual(before);
  });

  it('is nothing that was not seen', async () => {
    await desk.addSubmitted();
    await desk.claim('rana');
    await expect(acceptAs(undefined)).rejects.toMatchObject(refused('names-changed'));
    await expect(acceptAs(NOTHING_CHOSEN)).rejects.toMatchObject(refused('names-changed'));
  });

  it('is the publisher that was shown, and not another one that has come under its id', async () => {
    await desk.publishing.addNames();
    await desk.at(paths.publisher('khan')).set({ name: { en: 'Khan Press' }, comicCount: 0 });
    await desk.publishing.addComic('one', 'layla', { publisher: KHAN }, { state: 'submitted' });
    await desk.claim('rana');
    const seen = await seenNow();
    expect(seen?.names).toContainEqual({ of: 'publisher', id: 'khan', name: { en: 'Khan Press' } });
    await desk.at(paths.publisher('khan')).update({ name: { en: 'Atelier Vertige' } });
    await expect(acceptAs(seen)).rejects.toMatchObject(refused('names-changed'));
    await desk.at(paths.publisher('khan')).delete();
    await expect(acceptAs(await seenNow())).rejects.toMatchObject(refused('names-changed'));
    expect((await seenNow())?.names.map(({ of }) => of)).toEqual(['person', 'genre']);
    // What is seen is there, and what was chosen is not: somebody else has to be meant.
    await expect(acceptAs(await seenNow())).rejects.toMatchObject(refused('target-missing'));
  });

  it('is read once more by who takes what was handed in before that was kept', async () => {
    await desk.addSubmitted('one', 'layla', { title: 'My Own Little Comic' });
    await desk.at(paths.review(nameReview('one'))).update({
      resolved: FieldValue.delete(),
      differs: FieldValue.delete(),
    });
    await desk.claim('rana');
    expect(await desk.review()).toMatchObject({
      title: simurgh.series,
      resolved: { comic: { slug: 'simurgh' } },
    });
    await expect(desk.accept('rana')).resolves.toEqual({});
  });
});
