import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';

/**
 * Mantine's button, drawn with its style sheet and without its code, which is 4 kB that every first visit
 * would wait for. It is for the pages that such visits begin with; other pages use Mantine's own.
 * theme.test.tsx compares the two.
 */

/** The class names of Mantine's style sheet. */
const ROOT = 'm_77c9d27d mantine-Button-root m_87cf2631 mantine-UnstyledButton-root';
const LOADER = 'm_b34414df m_5ae2e3c mantine-Loader-root';

type Size = 'sm' | 'md' | 'lg';
type Variant = 'default' | 'subtle';

/** What theme.ts makes of each variant. */
const VARIANTS: Readonly<Record<Variant | 'filled', Record<`--${string}`, string>>> = {
  filled: { '--button-color': 'var(--on-primary)' },
  default: {
    '--button-bg': 'transparent',
    '--button-hover': 'var(--fill)',
    '--button-color': 'var(--text)',
    '--button-bd': '1px solid var(--control-border)',
  },
  subtle: {
    '--button-bg': 'transparent',
    '--button-hover': 'var(--mantine-color-gray-light-hover)',
    '--button-color': 'var(--mantine-color-gray-light-color)',
    '--button-bd': 'calc(0.0625rem * var(--mantine-scale)) solid transparent',
  },
};

interface PlainLookProps {
  readonly size?: Size;
  /** Filled if absent. */
  readonly variant?: Variant;
  readonly className?: string;
  readonly children: ReactNode;
}

interface PlainButtonProps extends PlainLookProps {
  readonly onClick: () => void;
  /** Whether it takes its colour from its surroundings. */
  readonly inherits?: boolean;
  /** Whether it is busy, and cannot be pressed. */
  readonly loading?: boolean;
}

/** A button. */
export function PlainButton({ onClick, inherits, loading, children, ...look }: PlainButtonProps) {
  const { style, ...attributes } = lookOf(look, loading !== true);
  return (
    <button
      {...attributes}
      style={inherits === true ? { ...style, color: 'inherit' } : style}
      type="button"
      disabled={loading}
      data-loading={loading || undefined}
      onClick={onClick}
    >
      {loading === true && (
        <span className="m_a25b86ee mantine-Button-loader" style={LOADER_PLACE} aria-hidden="true">
          <span className={LOADER} style={LOADER_LOOK} />
        </span>
      )}
      <Label loading={loading}>{children}</Label>
    </button>
  );
}

const LOADER_PLACE: CSSProperties = { transform: 'translate(-50%, -50%)' };
const LOADER_LOOK: CSSProperties & Record<`--${string}`, string> = {
  '--loader-size': 'calc(var(--button-height) / 1.8)',
  '--loader-color': 'var(--button-color)',
};

interface PlainLinkProps extends PlainLookProps {
  readonly to: string;
  readonly icon?: ReactNode;
}

/** A link that looks like a button. */
export function PlainLink({ to, icon, children, ...look }: PlainLinkProps) {
  return (
    <Link {...lookOf(look, true)} data-with-left-section={icon === undefined ? undefined : true} to={to}>
      <Label icon={icon}>{children}</Label>
    </Link>
  );
}

interface LabelProps {
  readonly icon?: ReactNode;
  readonly loading?: boolean | undefined;
  readonly children: ReactNode;
}

function Label(props: LabelProps) {
  const { icon, loading, children } = props;
  return (
    <span className="m_80f1301b mantine-Button-inner">
      {icon !== undefined && (
        <span className="m_a74036a mantine-Button-section" data-position="left">
          {icon}
        </span>
      )}
      <span className="m_811560b9 mantine-Button-label" data-loading={loading || undefined}>
        {children}
      </span>
    </span>
  );
}

function lookOf({ size = 'md', variant, className }: Omit<PlainLookProps, 'children'>, isActive: boolean) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--button-height': `var(--button-height-${size})`,
    '--button-padding-x': `var(--button-padding-x-${size})`,
    '--button-fz': size === 'lg' ? 'var(--type-button-large)' : 'var(--type-button)',
    ...VARIANTS[variant ?? 'filled'],
  };
  return {
    className: classNames('mantine-focus-auto', isActive && 'mantine-active', className, ROOT),
    style,
    'data-variant': variant,
    'data-size': size,
  };
}
