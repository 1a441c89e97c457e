import { describe, expect, it } from 'vitest';
import { ChangeLog, type LogEntry } from './change-log.ts';
import type { Version } from './version.ts';

function version(micros: number, previous?: Version): Version {
  return { micros, document: undefined, size: 10, previous };
}

describe('ChangeLog', () => {
  it('names what changed after a time, back to its horizon', () => {
    const log = new ChangeLog(5, () => {});
    log.append('a', version(10));
    log.append('b', version(20));
    log.append('a', version(30));
    expect(log.changedSince(30)).toEqual(new Set());
    expect(log.changedSince(10)).toEqual(new Set(['a', 'b']));
    expect(log.changedSince(5)).toEqual(new Set(['a', 'b']));
    expect(log.changedSince(4)).toBeUndefined();
  });

  it('forgets the oldest beyond its number of entries and moves the horizon there', () => {
    const forgotten: LogEntry[] = [];
    const log = new ChangeLog(0, (entry) => forgotten.push(entry), { entries: 2, bytes: 1000 });
    for (const micros of [10, 20, 30, 40, 50]) log.append(`p${micros}`, version(micros));
    log.trim();
    expect(forgotten.map(({ path }) => path)).toEqual(['p10', 'p20', 'p30']);
    expect(log.horizon).toBe(30);
    expect(log.changedSince(30)).toEqual(new Set(['p40', 'p50']));
    expect(log.changedSince(29)).toBeUndefined();
  });

  it('forgets when superseded documents grow too large', () => {
    const forgotten: LogEntry[] = [];
    const log = new ChangeLog(0, (entry) => forgotten.push(entry), { entries: 100, bytes: 15 });
    const first = version(10);
    const second = version(20, first);
    log.append('a', first);
    log.append('a', second);
    log.append('a', version(30, second));
    log.trim();
    expect(forgotten.map((entry) => entry.version.micros)).toEqual([10, 20]);
    expect(log.horizon).toBe(20);
  });
});
