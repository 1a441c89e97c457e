import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BEGUN, runDecoder } from '@rawi/media/processes/run-decoder';
import { LIMITS } from '@rawi/model/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { interlacedPng, nestedSvg } from '../testing/bombs.ts';
import { bundledDecoder } from '../testing/bundled-decoder.ts';
import { decodePhoto } from './decode-photo.ts';
import { RefusedPhoto } from './encode-photo.ts';
import { photoAnswerSchema } from './photo-decoder.ts';

const MiB = 1024 * 1024;
let decoder: Awaited<ReturnType<typeof bundledDecoder>>;
beforeAll(async () => {
  decoder = await bundledDecoder();
}, 60_000);
afterAll(() => decoder.remove());

/** The answer, and how much memory it took. */
async function measured(upload: Buffer) {
  const bounds = { seconds: 30, dataBytes: 256 * MiB, answerBytes: MiB };
  const { answer, peakBytes } = await runDecoder(decoder.program, 'photo', upload, bounds);
  return { answer: photoAnswerSchema.parse(answer), peakBytes: peakBytes ?? 0 };
}

describe('a photo in a process of its own', () => {
  it('becomes squares of every size, as WebP', async () => {
    const upload = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a7347' } })
      .png()
      .toBuffer();
    const { squares, color } = await decodePhoto(decoder.program, upload);
    expect(color).toMatch(/^#0[9ab]7[1-5]4[5-9]$/);
    expect(squares.map(({ side }) => side)).toEqual(LIMITS.photoSides);
    for (const { side, bytes } of squares) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
    }
  });

  it('just under 40 megapixels, interlaced, at 16 bits, is refused by its head', async () => {
    const bomb = interlacedPng(6320, 6320);
    expect(bomb.length).toBeLessThan(500_000);
    const { answer, peakBytes } = await measured(bomb);
    expect(answer).toEqual({ refused: 'too-large' });
    expect(peakBytes).toBeLessThan(110 * MiB);
  });

  it('as large as may be takes far less than the function has', async () => {
    const side = Math.floor(Math.sqrt(LIMITS.photoPixels));
    const { answer, peakBytes } = await measured(interlacedPng(side, side));
    expect(answer).toHaveProperty('squares');
    expect(peakBytes).toBeLessThan(256 * MiB);
  });

  it('that is a nested drawing is refused without drawing it', async () => {
    const bomb = nestedSvg();
    expect(bomb.length).toBeLessThan(1_500);
    await expect(decodePhoto(decoder.program, bomb)).rejects.toMatchObject({ reason: 'not-an-image' });
  });

  it('that needs more memory than there is, is too large', async () => {
    const side = Math.floor(Math.sqrt(LIMITS.photoPixels));
    const bounds = { seconds: 30, dataBytes: 128 * MiB, answerBytes: MiB };
    const { answer } = await runDecoder(decoder.program, 'photo', interlacedPng(side, side), bounds);
    expect(answer).toEqual({ refused: 'too-large' });
  });

  it('whose decoder ends without an answer is too large', async () => {
    const program = await writeProgram(`process.stdout.write('${BEGUN}\\n', () => process.exit(1));`);
    const decoded = decodePhoto(program, Buffer.from('a photo'));
    await expect(decoded).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('whose decoder does not even begin is not to blame', async () => {
    const program = await writeProgram('process.exit(1);');
    const decoded = decodePhoto(program, Buffer.from('a photo'));
    await expect(decoded).rejects.toThrow('did not begin');
    await expect(decoded).rejects.not.toBeInstanceOf(RefusedPhoto);
  });
});

async function writeProgram(source: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'rawi-decoder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'program.mjs');
  await writeFile(path, source);
  return pathToFileURL(path);
}
