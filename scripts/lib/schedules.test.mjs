import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { intervalOf, runEarly, runScheduled, scheduledFunctions, startSchedules } from './schedules.mjs';

const trigger = (name, more = {}) => ({ id: `europe-west1-${name}`, name, region: 'europe-west1', ...more });
const every5 = { schedule: { schedule: 'every 5 minutes' } };

/** The parts of the Functions emulator that are asked: its list, and triggers of the generation that counts. */
let server;
let emulator;
let triggers;
let current;
let runs;
let failing;
beforeEach(async () => {
  triggers = [trigger('account'), trigger('sweep', every5), trigger('sweep', every5)];
  current = 2;
  runs = [];
  failing = false;
  server = createServer(({ url, method }, response) => {
    if (url === '/backends') {
      return response.end(JSON.stringify({ backends: [{ functionTriggers: triggers }] }));
    }
    const [, name, generation] = /^\/functions\/projects\/p\/triggers\/europe-west1-(\w+)-(\d+)$/.exec(url);
    if (Number(generation) > current) return response.writeHead(404).end('no such function');
    if (Number(generation) < current) return response.writeHead(204).end();
    runs.push(`${method} ${name}`);
    return response.writeHead(failing ? 500 : 200).end(failing ? 'broken' : '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  emulator = { origin: `http://127.0.0.1:${server.address().port}`, project: 'p' };
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A clock whose ticks the test makes. */
function handClock() {
  const timers = [];
  return {
    timers,
    every: (action, interval) => {
      timers.push({ interval, tick: action });
      return {};
    },
  };
}

describe('the schedules of a local run', () => {
  it('are those of the loaded functions, each at its own interval and once', async () => {
    triggers.push(trigger('other', { schedule: { schedule: 'every 2 hours' } }));
    const { timers, every } = handClock();
    await startSchedules(emulator, { every });
    expect(timers.map(({ interval }) => interval)).toEqual([5 * 60_000, 2 * 60 * 60_000]);
    expect(runs).toEqual([]);
    for (const timer of [timers[0], timers[1], timers[0]]) await timer.tick();
    expect(runs).toEqual(['POST sweep', 'POST other', 'POST sweep']);
  });

  it('go on after a failure, which is printed, and after the emulator has given its triggers new numbers', async () => {
    const { timers, every } = handClock();
    const printed = [];
    await startSchedules(emulator, { every, report: (line) => printed.push(line) });
    failing = true;
    await timers[0].tick();
    expect(printed).toEqual(['A schedule failed: sweep answered 500: broken']);
    failing = false;
    current = 3;
    await timers[0].tick();
    expect(runs).toHaveLength(2);
    expect(printed).toHaveLength(1);
  });

  it('start no run beside one that has not ended', async () => {
    const { timers, every } = handClock();
    await startSchedules(emulator, { every });
    await Promise.all([timers[0].tick(), timers[0].tick(), timers[0].tick()]);
    expect(runs).toEqual(['POST sweep']);
    await timers[0].tick();
    expect(runs).toHaveLength(2);
  });

  it('can be run each minute of the first ones', async () => {
    const { timers, every } = handClock();
    await runEarly(emulator, 'sweep', { times: 2, every });
    expect(timers.map(({ interval }) => interval)).toEqual([60_000]);
    await timers[0].tick();
    await timers[0].tick();
    expect(runs).toEqual(['POST sweep', 'POST sweep']);
    await expect(runEarly(emulator, 'gone')).rejects.toThrow('gone');
  });

  it('can be run at once', async () => {
    const [sweep] = await scheduledFunctions(emulator);
    expect(sweep).toMatchObject({ name: 'sweep', schedule: 'every 5 minutes' });
    await runScheduled(sweep);
    expect(runs).toEqual(['POST sweep']);
    current = -1;
    await expect(runScheduled(sweep)).rejects.toThrow('sweep answered 404');
  });

  it.each([
    ['every 5 minutes', 300_000],
    ['every 1 minutes', 60_000],
    ['every minute', 60_000],
    ['every 24 hours', 86_400_000],
    ['every day', 86_400_000],
  ])('%s', (schedule, interval) => {
    expect(intervalOf(schedule)).toBe(interval);
  });

  it.each(['*/5 * * * *', 'every day 03:00', 'every 0 minutes', ''])('are refused: %s', (schedule) => {
    expect(() => intervalOf(schedule)).toThrow('is not kept locally');
  });
});
