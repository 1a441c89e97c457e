import { type Notification, notificationSchema } from '@rawi/model/truth/notification';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE_BYTES } from './encrypt-message.ts';
import { pushMessage } from './push-message.ts';

const always = { at: new Date(0), read: false, expiresAt: new Date(90) };
const comic = {
  comicId: 'one',
  slug: 'one',
  series: 'One',
  names: { ar: 'واحد' },
  picture: { path: 'public/one/1.webp', width: 10, height: 10, color: '#000000' },
};
const chapter = (name = 'Zaid'): Notification =>
  notificationSchema.parse({
    kind: 'chapter',
    ...always,
    ...comic,
    chapterId: 'one-3-ar',
    number: 3,
    language: 'ar',
    translator: { id: 'zaid', name },
    because: 'following',
  });
const hidden = notificationSchema.parse({
  kind: 'hidden',
  ...always,
  ...comic,
  commentId: 'c1',
  reason: 'spam',
});
const several = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `n:${index}`, notification: chapter() }));

describe('what a device shows', () => {
  it('is the one notification, which leads to its subject and says which it is', () => {
    expect(pushMessage([{ id: 'chapter:one', notification: chapter() }], 'ar', 4)).toEqual({
      title: 'الفصل ٣ من \u2068واحد\u2069، ترجمة \u2068Zaid\u2069',
      body: '',
      path: '/ar/chapter/one-3-ar?notified=chapter%3Aone',
      locale: 'ar',
      dir: 'rtl',
      unread: 4,
    });
    const { path } = pushMessage([{ id: 'h', notification: hidden }], 'en', 1);
    expect(path).toBe('/en/comic/one?notified=h#comment.c1');
  });

  it.each([
    [2, '2 new notifications', 'إشعاران جديدان'],
    [3, '3 new notifications', '٣ إشعارات جديدة'],
    [11, '11 new notifications', '١١ إشعارًا جديدًا'],
    [100, '100 new notifications', '١٠٠ إشعار جديد'],
  ])('of %i is how many, and the first three', (count, en, ar) => {
    const [english, arabic] = [
      pushMessage(several(count), 'en', count),
      pushMessage(several(count), 'ar', count),
    ];
    expect([english.title, arabic.title, english.path]).toEqual([en, ar, '/en/notifications']);
    expect(english.body.split('\n')).toHaveLength(Math.min(count, 3));
  });

  it('fits into one record, whatever things are called', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 20 }), (called, count) => {
        const news = several(count).map(({ id }) => ({ id, notification: { ...chapter(), series: called } }));
        const text = JSON.stringify(pushMessage(news, 'en', 5));
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MESSAGE_BYTES);
      }),
    );
    const longest = { ...chapter(), names: { en: '\u{10000}'.repeat(200) } };
    const news = several(20).map(({ id }) => ({ id, notification: longest }));
    expect(Buffer.byteLength(JSON.stringify(pushMessage(news, 'en', 5)))).toBeLessThanOrEqual(MESSAGE_BYTES);
  });
});
