import { describe, expect, it } from 'vitest';
import { sentenceOf } from './project-errors.mjs';

const REAL = { project: 'rawi-prod', isReal: true };
const LOCAL = { project: 'rawi-local', isReal: false };
const coded = (code) => Object.assign(new Error('socket hang up'), { code });

describe('an error of Google’s services', () => {
  it.each([
    [404, 'There is no project rawi-prod'],
    [403, 'Your account may not do this in rawi-prod'],
    [401, 'Google does not know who you are'],
    ['ECONNRESET', 'rawi-prod cannot be reached'],
    [503, 'rawi-prod cannot be reached'],
  ])('with the code %s is a sentence with a remedy', (code, problem) => {
    const told = sentenceOf(coded(code), REAL);
    expect(told?.problem).toContain(problem);
    expect(told?.remedy).not.toBe('');
  });

  it.each(['ECONNRESET', 'UND_ERR_SOCKET'])(
    'that broke off below `fetch` with %s is found in its cause',
    (code) => {
      const error = new TypeError('fetch failed', { cause: coded(code) });
      expect(sentenceOf(error, REAL)?.problem).toContain('cannot be reached');
    },
  );

  it('of the local site says whether that refused, or did not answer', () => {
    expect(sentenceOf(coded('ECONNRESET'), LOCAL)?.problem).toContain('did not answer');
    expect(sentenceOf(coded(403), LOCAL)?.problem).toContain('refused');
  });

  it('that is a fault of ours stays as it is', () => {
    expect(sentenceOf(coded('ERR_ASSERTION'), REAL)).toBeUndefined();
    expect(sentenceOf(new Error('no code'), LOCAL)).toBeUndefined();
  });
});
