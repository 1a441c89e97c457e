import { describe, expect, it } from 'vitest';
import { progressOf, timeLeft } from './time-left.ts';

describe('how far something is', () => {
  it('is told once a second at most, with what is left by the speed of this run', () => {
    const lines: string[] = [];
    let time = 0;
    const progress = progressOf('sent', { total: 1000, print: (line) => lines.push(line), now: () => time });
    // An earlier run has sent 500.
    progress.at(500);
    time = 500;
    progress.at(510);
    time = 10_000;
    progress.at(600);
    expect(lines).toEqual(['  sent: 50 %', '  sent: 60 %, less than a minute left']);
  });

  it('is whole where there is nothing to do', () => {
    const lines: string[] = [];
    progressOf('sent', { total: 0, print: (line) => lines.push(line) }).at(0);
    expect(lines).toEqual(['  sent: 100 %']);
  });

  it.each([
    [59, 'less than a minute'],
    [60, 'about a minute'],
    [61, 'about 2 minutes'],
    [3600, 'about 60 minutes'],
    [3 * 3600, 'about 3 hours'],
  ])('%s seconds are %s', (seconds, words) => {
    expect(timeLeft(1000 * seconds)).toBe(words);
  });
});
