import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoAnswerSchema, photoDecoder } from './photo-decoder.ts';

describe('the answer of the photo decoder', () => {
  it('has the squares of a photo, as text', async () => {
    const upload = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7347' } })
      .png()
      .toBuffer();
    const answer = await photoDecoder(upload);
    expect(photoAnswerSchema.parse(answer)).toEqual(answer);
    expect(answer).toHaveProperty('squares');
  });

  it('says why a file is no photo', async () => {
    expect(await photoDecoder(Buffer.from('<html></html>'))).toEqual({ refused: 'not-an-image' });
  });
});
