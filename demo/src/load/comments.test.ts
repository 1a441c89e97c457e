import { UNWANTED_IN_TEXT } from '@rawi/model/text/plain-text';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../stories/catalogue.ts';
import { COMMENTS } from '../stories/comments.ts';
import { ACCOUNTS } from './accounts.ts';

const all = Object.entries(COMMENTS);

describe('the comments of the demonstration', () => {
  it('are of comics that are there, at numbers that these have, by accounts that may write', () => {
    for (const [slug, comments] of all) {
      const comic = CATALOGUE.find((entry) => entry.slug === slug);
      for (const { by, number, text } of comments) {
        expect(ACCOUNTS.find(({ uid }) => uid === by)?.emailVerified).toBe(true);
        expect(number === undefined || comic?.chapters.some((chapter) => chapter.number === number)).toBe(
          true,
        );
        expect(text).not.toMatch(UNWANTED_IN_TEXT);
      }
      expect(comic).toBeDefined();
    }
  });

  it('answer what answers none and was said before', () => {
    const answers = all.flatMap(([, comments]) =>
      comments.filter(({ answers }) => answers).map((answer) => ({ answer, comments })),
    );
    expect(answers.length).toBeGreaterThan(0);
    for (const { answer, comments } of answers) {
      const parent = comments.find(({ id }) => id === answer.answers);
      expect(parent?.answers).toBeUndefined();
      expect(parent?.hoursAgo).toBeGreaterThan(answer.hoursAgo);
    }
  });

  it('are in both languages, with a spoiler, and one is by a translator', () => {
    const said = all.flatMap(([, comments]) => comments);
    expect(said.some(({ text }) => /\p{Script=Arabic}/u.test(text))).toBe(true);
    expect(said.some(({ text }) => /^[\p{Script=Latin}\P{L}]+$/u.test(text))).toBe(true);
    expect(said.some(({ spoiler }) => spoiler)).toBe(true);
    expect(
      said.some(({ by }) => ACCOUNTS.some(({ uid, claims }) => uid === by && claims['translator'])),
    ).toBe(true);
    expect(new Set(said.map(({ id }) => id)).size).toBe(said.length);
  });
});
