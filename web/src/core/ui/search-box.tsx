import { IconSearch, IconX } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import classes from './search-box.module.css';

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'ref'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `list` filters a list beside it, `header` is in the header, `large` is the main thing of its page. */
  readonly size?: 'list' | 'header' | 'field' | 'large';
  /** The name of the button that empties it; without one there is no such button, and Escape does nothing. */
  readonly clearLabel?: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Shown at its end. */
  readonly children?: ReactNode;
}

const ICONS = { list: 18, header: 20, field: 22, large: 24 } as const;

/** A field for searching. Its name is among the input's own attributes. */
export function SearchBox({
  value,
  onChange,
  size = 'field',
  clearLabel,
  inputRef,
  children,
  ...attributes
}: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  return (
    <div className={classes.box} data-size={size}>
      <IconSearch size={ICONS[size]} stroke={1.75} aria-hidden="true" />
      <input
        type="text"
        autoComplete="off"
        {...(clearLabel !== undefined && {
          onKeyDown: ({ key }) => {
            if (key === 'Escape') onChange('');
          },
        })}
        {...attributes}
        ref={input}
        value={value}
        dir={value === '' ? undefined : 'auto'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {clearLabel !== undefined && value !== '' && (
        <IconButton
          className={classes.clear}
          label={clearLabel}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {children}
    </div>
  );
}
