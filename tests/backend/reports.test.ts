import { randomUUID } from 'node:crypto';
import { paths } from '@rawi/model/paths';
import { reportSchema } from '@rawi/model/truth/report';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCAL_TOKEN } from '../support/local-token.ts';
import { required, runningSite } from '../support/running-site.ts';

const site = runningSite('reports-tests');
afterAll(() => site.close());

const answerSchema = z.object({ error: z.object({ details: z.object({ code: z.string() }) }).optional() });

async function someChapter() {
  const [chapter] = (await site.firestore.collectionGroup('chapters').limit(1).get()).docs;
  if (!chapter) throw new Error('The site has no chapter.');
  return { chapterId: chapter.id, comicId: String(chapter.get('comicId')) };
}

/** Reports through the site's own address; the tests are the proxy, whose word is the last in the header. */
async function report(fields: object, forwardedFor: string): Promise<string> {
  const response = await fetch(`${required('RAWI_SITE')}/api/visitor`, {
    method: 'POST',
    headers: { ...LOCAL_TOKEN, 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body: JSON.stringify({ data: { action: 'reportIssue', ...fields } }),
  });
  const { error } = answerSchema.parse(await response.json());
  return error?.details.code ?? 'done';
}

describe('a visitor’s report through the site', () => {
  it('is stored, once, with nothing of the visitor; their origin sends twenty in an hour', async () => {
    const reportId = randomUUID();
    const fields = { reportId, issue: 'images', note: '', page: 1, fault: 'image', ...(await someChapter()) };
    const network = randomUUID().slice(0, 4);
    const origin = `2001:db8:${network}::1`;
    expect(await report(fields, origin)).toBe('done');
    expect(await report(fields, origin)).toBe('done');
    const stored = (await site.firestore.doc(paths.report(reportId)).get()).data();
    expect(reportSchema.parse(stored)).toMatchObject({ reporter: null, issue: 'images', page: 1 });
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(Object.keys(reportSchema.shape).toSorted());
    const gone = { ...fields, chapterId: 'gone', reportId: randomUUID() };
    for (let sent = 2; sent < 20; sent += 1) expect(await report(gone, origin)).toBe('target-missing');
    expect(await report(fields, origin)).toBe('too-many-today');
    expect(await report(fields, `2001:db8:${network}:1::1`)).toBe('done');
  });

  it('is refused where a field is wrong', async () => {
    const fields = {
      reportId: 'one',
      issue: 'boring',
      note: '',
      page: 1,
      fault: null,
      ...(await someChapter()),
    };
    expect(await report(fields, '203.0.113.50')).toBe('invalid-fields');
  });
});
