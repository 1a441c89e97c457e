import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { chapterSubmission } from '../../testing/samples.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { ComicField } from './comic-field.tsx';

vi.mock('../../core/live/use-list.ts', () => ({
  useList: () => ({
    items: [
      {
        path: 'submissions/salt',
        data: {
          ...chapterSubmission({}),
          kind: 'comic',
          searchKeys: [],
          content: { series: 'The Salt Caravan' },
        },
      },
    ],
  }),
}));
vi.mock('../../domains/asks/ask-lists.ts', () => ({ comicsFoundBy: () => ({}) }));
vi.mock('../../domains/submissions/own-submissions.ts', () => ({ proposedComicsOf: () => ({}) }));
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}), contactAddress: () => '' }));

const w = wordsOf('upload-chapter');
beforeAll(() => speak('upload-chapter', 'upload', 'shell'));
afterEach(cleanup);

const onChoose = vi.fn();
function open() {
  onChoose.mockReset();
  show(
    <>
      <ComicField
        uid="layla"
        chosen={{ comic: null, proposed: null }}
        error={undefined}
        onChoose={onChoose}
      />
      <button type="button">after</button>
    </>,
  );
}
const field = () => screen.getByRole('textbox');
const list = () => screen.queryByRole('list', { name: w('comic.own') });
const option = () => screen.getByRole('button', { name: /The Salt Caravan/ });

describe('the comics that a chapter may be of', () => {
  it('come with the focus of their field, and go with it', () => {
    open();
    expect(list()).toBeNull();
    act(() => field().focus());
    expect(list()).toBeTruthy();
    act(() => option().focus());
    expect(list()).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'after' }).focus());
    expect(list()).toBeNull();
  });

  it('close with Escape, and come back with what is typed', () => {
    open();
    act(() => field().focus());
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(list()).toBeNull();
    fireEvent.change(field(), { target: { value: 'salt' } });
    expect(list()).toBeTruthy();
  });

  it('are chosen by a press, which leaves the focus in the field until then', () => {
    open();
    act(() => field().focus());
    expect(fireEvent.mouseDown(option())).toBe(false);
    fireEvent.click(option());
    expect(onChoose).toHaveBeenCalledWith({
      comic: null,
      proposed: { submissionId: 'salt', series: 'The Salt Caravan' },
    });
  });
});
