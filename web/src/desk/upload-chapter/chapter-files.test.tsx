import { EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { field, fill, show, speak, wordsOf } from '../../testing/show.tsx';
import { ImageOrder } from './image-order.tsx';
import { Several } from './several.tsx';

const createDraft = vi.hoisted(() => vi.fn<(id: string, draft: object) => Promise<void>>());
vi.mock('../../domains/submissions/submissions.ts', () => ({ createDraft, newSubmissionId: () => 'new' }));
const sendFile = vi.hoisted(() => vi.fn<(upload: object) => Promise<void>>());
vi.mock('../../domains/uploads/uploads.ts', () => ({ sendFile }));
vi.mock('./previews.tsx', () => ({ Picture: () => null }));

beforeAll(() => speak('upload-chapter', 'age-rating', 'upload', 'account', 'session'));
beforeEach(() => {
  createDraft.mockReset().mockResolvedValue();
  sendFile.mockReset().mockResolvedValue();
});
afterEach(cleanup);

const w = wordsOf('upload-chapter');
const named = (name: string) => new File([name], name);
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('pages that were chosen as images', () => {
  const onPack = vi.fn<() => void>();
  function Page() {
    const [images, setImages] = useState<readonly File[]>(() => ['2.png', '10.png', '11.png'].map(named));
    return (
      <ImageOrder
        images={images}
        isBusy={false}
        onChange={setImages}
        onPack={onPack}
        onCancel={() => undefined}
      />
    );
  }
  const rows = () => Array.from(document.querySelectorAll<HTMLElement>('li[draggable]'));
  const order = () => rows().map((row) => row.querySelector('bdi')?.textContent);

  it('are moved by the arrow keys, keep the focus, and have their position announced', async () => {
    show(<Page />, '/ar/uploadchapter');
    const [first] = rows();
    if (!first) throw new Error('There are three.');
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(order()).toEqual(['10.png', '2.png', '11.png']);
    await waitFor(() => expect(document.activeElement).toBe(rows()[1]));
    expect(document.querySelector('output')?.textContent).toBe(
      w('order.moved', { name: '2.png', place: '٢' }, 'ar'),
    );
    // A page cannot move before the first place.
    const [top] = rows();
    if (top) fireEvent.keyDown(top, { key: 'ArrowUp' });
    expect(order()).toEqual(['10.png', '2.png', '11.png']);
  });

  it('are moved and removed by buttons, and packed', async () => {
    show(<Page />, '/en/uploadchapter');
    await press(w('order.up', { name: '11.png' }));
    expect(order()).toEqual(['2.png', '11.png', '10.png']);
    // The focus is on the page now, so arrow keys move it.
    await waitFor(() => expect(document.activeElement).toBe(rows()[1]));
    await press(w('order.remove', { name: '2.png' }));
    expect(order()).toEqual(['11.png', '10.png']);
    await press(w('order.pack'));
    expect(onPack).toHaveBeenCalledOnce();
  });
});

describe('several files', () => {
  const shared = {
    ...EMPTY_CHAPTER,
    proposed: { submissionId: 'salt', series: 'Salt' },
    language: 'ar',
    readingDirection: 'rtl',
  } as const;
  const onBegun = vi.fn<(count: number) => void>();
  beforeEach(() => {
    onBegun.mockClear();
  });
  const open = (content: object = {}) =>
    show(
      <Several
        uid="layla"
        files={[named('simurgh_ch_021.pdf'), named('simurgh_ch_022.5.pdf')]}
        shared={{ ...shared, ...content }}
        onBegun={onBegun}
        onCancel={() => undefined}
      />,
      '/en/uploadchapter',
    );
  const start = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: w('several.start_other', { number: '2' }) });

  it('become one draft each, with the numbers from their names', async () => {
    open();
    expect(field('number-0').value).toBe('21');
    expect(field('number-1').value).toBe('22.5');
    await act(async () => start().click());
    expect(createDraft.mock.calls.map(([, draft]) => draft)).toMatchObject([
      { kind: 'chapter', content: { number: 21, language: 'ar' } },
      { kind: 'chapter', content: { number: 22.5 } },
    ]);
    expect(sendFile).toHaveBeenCalledTimes(2);
    expect(onBegun).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('cannot be sent until their numbers differ and their shared fields are set', () => {
    open();
    fill('number-1', '21');
    expect(screen.getByText(w('several.twice'))).toBeTruthy();
    expect(start().disabled).toBe(true);
    cleanup();
    open({ language: null });
    expect(screen.getByText(w('several.fill'))).toBeTruthy();
    expect(start().disabled).toBe(true);
  });

  it('continue after those that were started, if the network failed', async () => {
    sendFile.mockResolvedValueOnce().mockRejectedValueOnce(new Error('cut'));
    open();
    await act(async () => start().click());
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(onBegun).not.toHaveBeenCalled();
    await act(async () => start().click());
    expect(createDraft.mock.calls.map(([, draft]) => draft)).toMatchObject([
      { content: { number: 21 } },
      { content: { number: 22.5 } },
      { content: { number: 22.5 } },
    ]);
  });
});
