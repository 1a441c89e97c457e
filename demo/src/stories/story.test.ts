import { describe, expect, it } from 'vitest';
import { panel, say } from './story.ts';

describe('panel', () => {
  it('reads place and people from words', () => {
    expect(panel('sea night', 'ada calm, bea happy run')).toEqual({
      set: 'sea',
      light: 'night',
      shot: 'middle',
      cast: [
        { who: 'ada', mood: 'calm' },
        { who: 'bea', mood: 'happy', pose: 'run' },
      ],
      lines: [],
    });
  });

  it.each([
    ['nowhere night', 'ada calm', 'set'],
    ['sea night nearby', 'ada calm', 'shot'],
    ['sea night', 'ada hungry', 'mood'],
    ['sea night', 'ada calm swim', 'pose'],
  ])('refuses %s with %s', (place, cast, what) => {
    expect(() => panel(place, cast)).toThrow(`There is no ${what}`);
  });

  it('refuses a line of somebody who is not there', () => {
    expect(() => panel('sea night', 'ada calm', say('bea', 'Hello', 'أهلًا'))).toThrow('not in the panel');
  });
});
