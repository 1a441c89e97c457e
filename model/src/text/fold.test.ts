import { array, assert, constantFrom, nat, pre, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, isFoundBy, queryKey, searchKeys } from './fold.ts';

describe('fold', () => {
  it.each([
    ['صَقْرُ النِّيُونْ', 'صقر نيون'],
    ['الأسد', 'الاسد'],
    ['آخر إنسان', 'اخر انسان'],
    ['مدينـــة', 'مدينه'],
    ['مصطفى', 'مصطفي'],
    ['کتاب', 'كتاب'],
    ['٣ أيام', '3 ايام'],
    ['Émile & The FOX', 'emile the fox'],
    ['Strasse', 'Straße'],
    ['The Star’s End', 'the stars end'],
  ])('takes %s and %s for the same', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it('leaves a short word that only begins like the article', () => {
    expect(fold('الف')).toBe('الف');
  });

  it('has nothing of a text without letters and digits', () => {
    expect(fold('… !؟')).toBe('');
  });

  it('changes nothing the second time, whatever the text', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        // An article may stand before another: one is taken off each time.
        pre(!/ال.*ال/u.test(fold(text)) && !fold(text).includes('ال'));
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('searchKeys', () => {
  it('has the beginnings of every word once', () => {
    expect(searchKeys(['Ash Ash', 'A'])).toEqual(['as', 'ash', 'a']);
  });

  it('finds what somebody types of a name, word by word and in any order', () => {
    const keys = searchKeys(['Neon Falcon', 'صقر النيون']);
    for (const typed of [
      'ne',
      'falc',
      'falcon neon',
      'الصقر',
      'نيو',
      'ال',
      'الن',
      'الني',
      'النيو',
      'Neon صقر',
      'neon f',
    ])
      expect(isFoundBy(keys, typed), typed).toBe(true);
    expect(isFoundBy(keys, 'neon fox')).toBe(false);
  });

  it('finds a name by any beginning of any of its words', () => {
    const word = string({ unit: constantFrom(...'abcdeمنىةأ'), minLength: 2, maxLength: 20 });
    assert(
      property(array(word, { minLength: 1, maxLength: 4 }), nat(), nat(), (words, which, length) => {
        const name = words.join(' ');
        const [first = ''] = fold(words[which % words.length] ?? '').split(' ');
        const typed = first.slice(0, Math.max(2, length % (first.length + 1)));
        const key = queryKey(typed);
        if (key === undefined || [...key].length < 2) return;
        // What was typed may begin like the article, which is taken off it.
        pre(!typed.startsWith('ال'));
        expect(searchKeys([name])).toContain(key);
        expect(isFoundBy(searchKeys([name]), typed)).toBe(true);
      }),
    );
  });
});

describe('queryKey', () => {
  it('is the longest word, cut to what keys have', () => {
    expect(queryKey('the Extraordinarily long')).toBe('extraordinar');
    expect(queryKey(' … ')).toBeUndefined();
  });
});
