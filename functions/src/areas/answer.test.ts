import { HttpsError } from 'firebase-functions/v2/https';
import { describe, expect, it } from 'vitest';
import { CallError } from '../callers/call-error.ts';
import { answer } from './answer.ts';

describe('the answer of a call', () => {
  const thrownFor = async (error: unknown): Promise<unknown> => {
    try {
      return await answer(async () => {
        throw error;
      });
    } catch (thrown) {
      return thrown;
    }
  };

  it('carries a refusal with its status', async () => {
    expect(await thrownFor(new CallError('code-wrong', { triesLeft: 1 }))).toMatchObject({
      code: 'failed-precondition',
      details: { code: 'code-wrong', triesLeft: 1 },
    });
  });

  it('carries an error of the platform as it is', async () => {
    const error = new HttpsError('deadline-exceeded', 'Too late.');
    expect(await thrownFor(error)).toBe(error);
  });

  it('carries nothing of an error that was not foreseen', async () => {
    const thrown = await thrownFor(new Error('secret of the database'));
    expect(thrown).toBeInstanceOf(HttpsError);
    expect(thrown).toMatchObject({ code: 'internal', details: { code: 'internal' } });
    expect(String(thrown)).not.toContain('secret');
  });
});
