import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { SharedFile } from './shared-file.tsx';

beforeAll(() => speak('upload'));
afterEach(cleanup);

const w = wordsOf('upload');
const onUse = vi.fn<(files: readonly File[]) => void>();
const onDiscard = vi.fn<() => void>();
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('a file that was shared to the app', () => {
  it('is uploaded only once somebody says so', async () => {
    const files = [new File(['%PDF-'], 'salt.pdf')];
    show(
      <SharedFile shared={{ files, refused: [] }} onUse={onUse} onDiscard={onDiscard} />,
      '/en/uploadchapter',
    );
    expect(screen.getByRole('status').textContent).toContain('salt.pdf');
    expect(onUse).not.toHaveBeenCalled();
    await press(w('shared.use'));
    expect(onUse).toHaveBeenCalledExactlyOnceWith(files);
  });

  it.each([
    ['en', 'MB'],
    ['ar', 'ميغابايت'],
  ])('is refused with a sentence in %s, and can be discarded', async (locale, unit) => {
    onDiscard.mockClear();
    const refused = [{ name: 'heavy.pdf', because: 'too-heavy' }] as const;
    show(
      <SharedFile shared={{ files: [], refused }} onUse={onUse} onDiscard={onDiscard} />,
      `/${locale}/uploadchapter`,
    );
    const note = screen.getByRole('alert').textContent;
    expect(note).toContain('heavy.pdf');
    expect(note).toContain(unit);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await act(async () => screen.getByRole('button').click());
    expect(onDiscard).toHaveBeenCalledOnce();
  });
});
