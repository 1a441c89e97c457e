import { LOCALES } from '@rawi/model/lists/locales';
import { CHILDRENS_WISH, VISITORS_WISH, type Wish } from '@rawi/model/rating/decide-showing';
import { sampleNotification } from '@rawi/model/testing/samples';
import { type Notification, notificationSchema } from '@rawi/model/truth/notification';
import { wishOfSettings } from '@rawi/model/truth/user';
import { describe, expect, it } from 'vitest';
import { digestLines } from '../mail/digest-lines.ts';
import { sampleMails } from '../mail/sample-mails.ts';
import { pushMessage } from '../push/push-message.ts';
import { maySay, ratingToKeep } from './rated-for.ts';

const ADULTS: Wish = { upTo: '18', blursFrom: null };
const WISHES: readonly [string, Wish][] = [
  ['a visitor', VISITORS_WISH],
  ['a child', CHILDRENS_WISH],
  ['an adult', ADULTS],
  ['an adult with blurred pictures', { upTo: '18', blursFrom: '18' }],
];
const kinds = notificationSchema.options.map(({ shape }) => shape);
/** A notification of this kind that names a comic, as far as what asks about it looks. */
const told = (kind: 'chapter' | 'reply' | 'mention', ageRating?: '12' | '18'): Notification => {
  const { kind: _, parent, ...reply } = { parent: 'p', ...sampleNotification({}), kind: 'reply' };
  const rated = { ...reply, ...(ageRating && { ageRating }) };
  if (kind === 'reply') return notificationSchema.parse({ ...rated, kind, parent });
  if (kind === 'mention') return notificationSchema.parse({ ...rated, kind });
  const { commentId: __, author: ___, ...about } = { commentId: '', author: {}, ...rated };
  const chapter = { chapterId: 'one-7-en', number: 7, language: 'en', because: 'saved' };
  return notificationSchema.parse({ ...about, ...chapter, kind });
};

describe('what a notification says of a comic', () => {
  it('has its rating in every kind that has its picture: what is shown of it later asks that', () => {
    const pictured = kinds.filter((shape) => 'picture' in shape);
    expect(pictured.map(({ kind }) => kind.value)).toEqual([
      'chapter',
      'reply',
      'mention',
      'hidden',
      'transcript',
    ]);
    expect(pictured.filter((shape) => !('ageRating' in shape))).toEqual([]);
  });

  it.each(WISHES)('is named later only where it is listed: %s', (_, wish) => {
    for (const kind of ['chapter', 'reply', 'mention'] as const) {
      expect(maySay(told(kind, '18'), wish)).toBe(wish.upTo === '18');
      expect(maySay(told(kind, '12'), wish)).toBe(true);
      // What was told before there were ratings is of what nobody has rated.
      expect(maySay(told(kind), wish)).toBe(wish.upTo !== '12');
    }
  });

  it.each(LOCALES)('is words alone in messages and mails: %s', (locale) => {
    for (const kind of ['chapter', 'reply', 'mention'] as const) {
      const notification = told(kind, '18');
      const said = [
        ...digestLines([notification], locale),
        JSON.stringify(pushMessage([{ id: 'one', notification }], locale, 1)),
      ];
      for (const text of said) expect(text).not.toMatch(/public\/|\.(?:webp|avif|jpe?g|png)/);
    }
    const addresses = { site: 'https://rawi.test', contact: 'help@rawi.test', email: 'a@rawi.test' };
    for (const { kind, content } of sampleMails(addresses, locale))
      expect([kind, /<img|<picture|url\(|public\//.test(content.html)]).toEqual([kind, false]);
  });
});

it('a chapter is told with the stricter rating, and what nobody has rated with none', () => {
  expect(ratingToKeep({ ageRating: '16' }, { ageRating: '18' })).toEqual({ ageRating: '18' });
  expect(ratingToKeep({ ageRating: '16' }, {})).toEqual({ ageRating: '16' });
  expect(ratingToKeep({ ageRating: null }, {})).toBeUndefined();
});

it('a profile without a wish, or with one that cannot be read, has a visitor’s', () => {
  expect(wishOfSettings(undefined)).toEqual(VISITORS_WISH);
  expect(wishOfSettings({ upTo: 12 })).toEqual(VISITORS_WISH);
  expect(wishOfSettings(CHILDRENS_WISH)).toEqual(CHILDRENS_WISH);
});
