import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useForm } from './use-form.ts';

interface Values {
  readonly name: string;
  readonly again: string;
  readonly born: string;
}

const EMPTY: Values = { name: '', again: '', born: '' };
const validate = ({ name, again }: Values) => ({
  ...(name.length < 3 && { name: 'short' }),
  ...(again !== name && { again: 'different' }),
});

const send = vi.fn<(values: Values) => void>();
const refusal = { name: 'taken' };

const ALL = ['name', 'again', 'born'] as const;

function Form({ shown = ALL }: { readonly shown?: readonly (typeof ALL)[number][] }) {
  const form = useForm<Values, string>({
    initial: EMPTY,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(validate(values)).filter(([name]) => shown.some((each) => each === name)),
      ),
    unreadable: 'no date',
  });
  return (
    <form noValidate onSubmit={form.submit((values) => send(values))}>
      {shown.map((name) => {
        const { error, onChange, ...field } = form.field(name);
        return (
          <label key={name}>
            {name}
            <input {...field} onChange={(event) => onChange(event.currentTarget.value)} />
            <output data-testid={`${name}-error`}>{error}</output>
          </label>
        );
      })}
      <button type="submit">send</button>
      <button type="button" onClick={(event) => form.refuse(event.currentTarget.form, refusal)}>
        refuse
      </button>
      <button type="button" onClick={() => form.choose('name', 'Al')}>
        choose
      </button>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const errorOf = (name: string) => screen.getByTestId(`${name}-error`).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  send.mockClear();
  render(<Form />);
});
afterEach(cleanup);

describe('useForm', () => {
  it('shows no message while one types, and checks the field when it is left', async () => {
    await userEvent.type(box('name'), 'Al');
    expect(errorOf('name')).toBe('');
    await userEvent.tab();
    expect(errorOf('name')).toBe('short');
  });

  it('keeps a message while it is true, and removes it at the keystroke that makes it untrue', async () => {
    await userEvent.type(box('name'), 'A');
    await userEvent.tab();
    await userEvent.type(box('name'), 'l');
    expect(errorOf('name')).toBe('short');
    await userEvent.type(box('name'), 'i');
    expect(errorOf('name')).toBe('');
    await userEvent.clear(box('name'));
    expect(errorOf('name')).toBe('');
    await userEvent.tab();
    expect(errorOf('name')).toBe('short');
  });

  it('does not check, when it is sent, a field that is not shown yet', async () => {
    cleanup();
    const { rerender } = render(<Form shown={['name']} />);
    await userEvent.type(box('name'), 'Ali');
    await press('send');
    rerender(<Form shown={['name', 'again', 'born']} />);
    await userEvent.click(box('born'));
    await userEvent.tab();
    expect(errorOf('again')).toBe('');
  });

  it('does not check a field that nobody has touched', async () => {
    await userEvent.type(box('name'), 'Ali');
    await userEvent.click(box('born'));
    expect(errorOf('again')).toBe('');
  });

  it('checks again a field that is compared with the one that was left', async () => {
    await userEvent.type(box('name'), 'Ali');
    await userEvent.type(box('again'), 'Ali');
    await userEvent.type(box('name'), 'na');
    await userEvent.tab();
    expect(errorOf('again')).toBe('different');
  });

  it('checks a choice at once', async () => {
    await press('choose');
    expect(box('name').value).toBe('Al');
    expect(errorOf('name')).toBe('short');
  });

  it('is not sent while something is wrong: it shows every message and focuses the first wrong field', async () => {
    await userEvent.type(box('again'), 'x');
    await press('send');
    expect(send).not.toHaveBeenCalled();
    expect(errorOf('name')).toBe('short');
    expect(errorOf('again')).toBe('different');
    expect(document.activeElement).toBe(box('name'));
    expect(box('again').value).toBe('x');
  });

  it('is sent with what was typed', async () => {
    await userEvent.type(box('name'), 'Alia');
    await userEvent.type(box('again'), 'Alia');
    await press('send');
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Alia', again: 'Alia', born: '' });
  });

  it('shows what the server refused until something else is typed', async () => {
    await userEvent.type(box('name'), 'Alia');
    // The answer comes later, without a press.
    fireEvent.click(screen.getByRole('button', { name: 'refuse' }));
    expect(errorOf('name')).toBe('taken');
    expect(document.activeElement).toBe(box('name'));
    await userEvent.type(box('name'), 'h');
    expect(errorOf('name')).toBe('');
  });

  it('treats input that the browser cannot read as wrong, although its value is empty', async () => {
    await userEvent.type(box('name'), 'Alia');
    await userEvent.type(box('again'), 'Alia');
    const isHalf = vi.fn(() => true);
    Object.defineProperty(box('born'), 'validity', { get: () => ({ badInput: isHalf() }) });
    fireEvent.blur(box('born'));
    expect(errorOf('born')).toBe('no date');
    await press('send');
    expect(send).not.toHaveBeenCalled();
    isHalf.mockReturnValue(false);
    await press('send');
    expect(send).toHaveBeenCalledOnce();
  });
});
