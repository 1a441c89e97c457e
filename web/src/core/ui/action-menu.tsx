import { IconDots } from '@tabler/icons-react';
import { useDisclosurePanel } from '../lib/use-disclosure-panel.ts';
import classes from './action-menu.module.css';

export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly onChoose: () => void;
}

interface ActionMenuProps {
  /** Of the button, for what reads it out. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** Where the button stands at the end of its line, so does the panel. */
  readonly isAtEnd?: boolean;
}

/** A panel that opens at the lower edge of the screen would be cut. */
const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });

/** What else can be done about something, behind three dots. */
export function ActionMenu({ label, actions, isAtEnd = false }: ActionMenuProps) {
  const { isOpen, rootProps, buttonProps } = useDisclosurePanel();
  const choose = ({ onChoose }: MenuAction) => {
    // The panel goes, and with it what was pressed: focus stays at its button.
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
              <button type="button" className={classes.action} onClick={() => choose(action)}>
                {action.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
