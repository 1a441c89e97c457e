import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOfPhotoUrl, photoUrl } from './photo-url.ts';

describe('the address of a photo', () => {
  it('gives back its path, whatever the path', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (path) => {
        expect(
          pathOfPhotoUrl(photoUrl('https://firebasestorage.googleapis.com', 'b.appspot.com', path)),
        ).toBe(path);
      }),
    );
  });

  it.each(['', 'https://example.com/a.png', 'http://x/v0/b/b/o/%E0%A4%A?alt=media', 'http://x/v0/b/b/o/a'])(
    'of another kind has none: %s',
    (url) => {
      expect(pathOfPhotoUrl(url)).toBeUndefined();
    },
  );
});
