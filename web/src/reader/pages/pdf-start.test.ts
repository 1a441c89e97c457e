import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { forgetFile, openFile, PART_BYTES, startPdf } from './pdf-start.ts';

const LENGTH = PART_BYTES * 10 + 100;
const { signal } = new AbortController();
const asked: string[] = [];
let number = 0;
let address = '';

beforeEach(() => {
  asked.length = 0;
  number += 1;
  address = `https://files.example/${number}.pdf`;
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    const range = new Headers(init.headers).get('range') ?? '';
    asked.push(range);
    const [, begin, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    return new Response(new Uint8Array(Number(last) + 1 - Number(begin)), { status: 206 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('startPdf', () => {
  it('reads both ends of the file, once', async () => {
    startPdf(address, LENGTH);
    await eventually(() => expect(asked).toHaveLength(2));
    const file = openFile(address);
    expect(await file.read(0, PART_BYTES, signal)).toHaveLength(PART_BYTES);
    expect(await file.read(PART_BYTES * 10, LENGTH, signal)).toHaveLength(100);
    expect(asked).toEqual([`bytes=0-${PART_BYTES * 8 - 1}`, `bytes=${PART_BYTES * 10}-${LENGTH - 1}`]);
  });

  it('reads a file of one part once', async () => {
    startPdf(address, 80);
    expect(await openFile(address).read(0, 80, signal)).toHaveLength(80);
    await eventually(() => expect(asked).toEqual(['bytes=0-79']));
  });

  it('reads nothing of a file that is open already', async () => {
    const file = openFile(address);
    startPdf(address, 80);
    expect(asked).toEqual([]);
    await file.read(0, 80, signal);
    expect(asked).toHaveLength(1);
  });

  it('does not return a file whose loading was cancelled', async () => {
    startPdf(address, LENGTH)();
    await openFile(address).read(0, PART_BYTES, signal);
    expect(asked).toHaveLength(2);
  });

  it('reads the file again after its loaded parts were dropped', async () => {
    startPdf(address, 80);
    forgetFile(address);
    await openFile(address).read(0, 80, signal);
    expect(asked).toHaveLength(2);
  });

  it('leaves a file alone that was opened before the previous one was closed', () => {
    const end = startPdf(`${address}?last`, 80);
    openFile(address);
    end();
    asked.length = 0;
    startPdf(address, 80);
    expect(asked).toEqual([]);
  });

  it('starts with the file of a served page before the reader exists', async () => {
    document.body.innerHTML = `<template data-url="${address}" data-bytes="80"></template>`;
    vi.resetModules();
    const served = await import('./pdf-start.ts');
    document.body.innerHTML = '';
    served.startPdf(address, 80);
    expect(await served.openFile(address).read(0, 80, signal)).toHaveLength(80);
    expect(asked).toEqual(['bytes=0-79']);
  });
});
