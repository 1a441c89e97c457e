import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { all, arrive, DESKTOP, forgetReading, one, openReader, serveTwo } from '../testing/reader.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetReading();
});

describe('a page that does not arrive', () => {
  it("shows an error in its place, and loads on a retry that bypasses the browser's cache", async () => {
    const asked = vi.fn(async (_url: string, _options: RequestInit) => new Response());
    vi.stubGlobal('fetch', asked);
    serveTwo();
    await openReader('/en/chapter/one?page=2');
    const box = one('[data-current] [data-page="2"]');
    fireEvent.error(within(box).getByRole('img'));
    const alert = within(box).getByRole('alert');
    expect(alert.textContent).toContain('Page 2 could not be loaded.');
    asked.mockClear();
    await act(async () => fireEvent.click(within(alert).getByRole('button', { name: 'Try again' })));
    expect(asked).toHaveBeenCalledWith(expect.stringContaining('2-800.webp'), { cache: 'reload' });
    arrive(2);
    await expect.poll(() => all('[data-page="2"] img[data-shown]').length).toBe(1);
    expect(within(box).queryByRole('alert')).toBeNull();
  });
});

describe('the PDF of a chapter', () => {
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const panel = () => screen.getByRole('region', { name: 'Download PDF' });
  const bytes = 1_000_000;
  const whole = () => new Response(new Uint8Array(bytes), { headers: { 'content-length': String(bytes) } });

  it('says why it failed, and loads on a retry', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    await press('Download PDF');
    await expect
      .poll(() => panel().textContent)
      .toContain('The file could not be reached. Check your connection and try again.');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.stubGlobal('fetch', async () => whole());
    await press('Try again');
    await expect.poll(() => panel().textContent).toContain('Chapter downloaded');
    expect(saved).toHaveBeenCalledTimes(1);
    await press('Close');
    expect(screen.queryByRole('region', { name: 'Download PDF' })).toBeNull();
  });

  it('can be cancelled, says so, is requested once at a time, and can be started again', async () => {
    const asked: AbortSignal[] = [];
    vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
      asked.push(signal);
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new Uint8Array(bytes / 4));
          signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
        },
      });
      return new Response(body, { headers: { 'content-length': String(bytes) } });
    });
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    await press('Download PDF');
    const bar = () => screen.getByRole('progressbar', { name: 'Download progress' }).getAttribute('value');
    await expect.poll(bar).toBe('25');
    // A second press while it runs starts nothing.
    await press('Download PDF');
    expect(asked).toHaveLength(1);
    await press('Cancel');
    expect(asked[0]?.aborted).toBe(true);
    expect(all('output').filter(({ textContent }) => textContent === 'Download canceled')).toHaveLength(1);
    expect(screen.queryByRole('progressbar')).toBeNull();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.stubGlobal('fetch', async () => whole());
    await press('Download PDF');
    await expect.poll(() => panel().textContent).toContain('Chapter downloaded');
  });
});
