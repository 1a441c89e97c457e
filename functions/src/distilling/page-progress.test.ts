import { expect, it } from 'vitest';
import { pageProgress } from './page-progress.ts';

function clock() {
  let time = 0;
  return {
    now: () => new Date(time),
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

it('the progress of pages is written with the first page at once, and then one in two seconds', async () => {
  const { now, pass } = clock();
  const written: string[] = [];
  const progress = pageProgress(now, async (done, of) => void written.push(`${done}/${of}`));
  for (let page = 1; page <= 7; page += 1) {
    progress.onPage(page, 7);
    await progress.ended();
    pass(1);
  }
  expect(written).toEqual(['1/7', '3/7', '5/7', '7/7']);
});

it('the progress of pages begins no write while another is under way', async () => {
  const { now, pass } = clock();
  let end = () => {};
  let writes = 0;
  const progress = pageProgress(now, () => {
    writes += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  progress.onPage(1, 3);
  pass(10);
  progress.onPage(2, 3);
  expect(writes).toBe(1);
  end();
  await progress.ended();
  progress.onPage(3, 3);
  expect(writes).toBe(2);
});

it('the progress of pages throws at the end what a write threw, and writes no more', async () => {
  const { now, pass } = clock();
  let writes = 0;
  const progress = pageProgress(now, async () => {
    writes += 1;
    throw new Error('lost');
  });
  progress.onPage(1, 2);
  await expect(progress.ended()).rejects.toThrow('lost');
  pass(10);
  progress.onPage(2, 2);
  await expect(progress.ended()).rejects.toThrow('lost');
  expect(writes).toBe(1);
});
