import { IconDots } from '@tabler/icons-react';
import { useId } from 'react';
import { useDisclosurePanel } from '../lib/use-disclosure-panel.ts';
import classes from './action-menu.module.css';

export interface MenuAction {
  readonly key: string;
  readonly label: string;
  /** What it does, where its name does not say so. */
  readonly text?: string | undefined;
  readonly onChoose: () => void;
}

interface ActionMenuProps {
  /** The accessible name of the button. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** Whether the button is at the end of its line, and so the panel too. */
  readonly isAtEnd?: boolean;
}

/** Scrolls a panel into view that opens at the lower edge of the screen. */
const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });

/** Further actions about something, behind three dots. */
export function ActionMenu({ label, actions, isAtEnd = false }: ActionMenuProps) {
  const id = useId();
  const { isOpen, rootProps, buttonProps } = useDisclosurePanel();
  const choose = ({ onChoose }: MenuAction) => {
    // The panel closes and with it the pressed item, so focus moves to its button.
    buttonProps.ref.current?.focus();
    buttonProps.onClick();
    onChoose();
  };
  return (
    <div className={classes.root} {...rootProps}>
      <button type="button" className={classes.button} aria-label={label} {...buttonProps}>
        <IconDots size={20} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul ref={bringIntoView} className={classes.panel} data-at-end={isAtEnd || undefined}>
          {actions.map((action) => (
            <li key={action.key}>
              <button
                type="button"
                className={classes.action}
                {...(action.text !== undefined && {
                  'aria-label': action.label,
                  'aria-describedby': `${id}-${action.key}`,
                })}
                onClick={() => choose(action)}
              >
                {action.label}
                {action.text !== undefined && (
                  <span id={`${id}-${action.key}`} className={classes.text}>
                    {action.text}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
