import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { show, speak } from '../../testing/show.tsx';
import { NamesButton } from '../glossary/use-names-dialog.tsx';
import { UploadForm } from './upload-form.tsx';

vi.mock('../glossary/names-dialog.tsx', () => ({
  default: () => (
    <form aria-label="Name">
      <input name="name" />
    </form>
  ),
}));

const onSubmit = vi.fn<() => void>();
beforeAll(() => speak('upload', 'glossary', 'shell'));
beforeEach(() => {
  onSubmit.mockReset();
  show(
    <UploadForm ref={createRef()} onSubmit={onSubmit} aside={<button type="submit">Send</button>}>
      <NamesButton comicId="salt" language="en" label="Names" />
      {createPortal(<form aria-label="Other" />, document.body)}
    </UploadForm>,
  );
});
afterEach(cleanup);

it('is sent by its own button', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('is not sent by a form of a dialog that opens from it', () => {
  fireEvent.submit(screen.getByRole('form', { name: 'Other' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('opens the names of its comic outside of it, and saving a name sends nothing', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Names' }));
  const name = await screen.findByRole('form', { name: 'Name' });
  expect(name.parentElement?.closest('form')).toBeNull();
  fireEvent.submit(name);
  expect(onSubmit).not.toHaveBeenCalled();
});
