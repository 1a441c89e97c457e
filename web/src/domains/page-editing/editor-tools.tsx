import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './editor-tools.module.css';

interface EditorToolsProps {
  readonly label: string;
  /** Where there are many, they are icons alone on a narrow screen. */
  readonly isIcons?: boolean;
  readonly children: ReactNode;
}

/** The tools of an editor. */
export function EditorTools({ label, isIcons = false, children }: EditorToolsProps) {
  return (
    <fieldset aria-label={label} className={classes.tools} data-icons={isIcons || undefined}>
      {children}
    </fieldset>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: Icon;
  readonly isOff?: boolean;
  /** Of a tool that stays chosen. */
  readonly isPressed?: boolean | undefined;
  /** It points back or on. */
  readonly isTurned?: boolean;
  readonly onPress: () => void;
}

/** A tool, which keeps the focus where it has become useless by being pressed. */
export function EditorTool({ label, icon: Symbol, isOff, isPressed, isTurned, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      title={label}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Symbol size={20} stroke={1.75} aria-hidden="true" data-turned={isTurned || undefined} />
      <span className={classes.name}>{label}</span>
    </button>
  );
}
