import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { ACCENT, GREENS, LINK_ON_DARK } from '@rawi/model/brand';

/** look.md 2, 3, 4 and 10. Sizes that differ between the scripts are variables of `tokens.css`. */

const green: MantineColorsTuple = GREENS;
const gray: MantineColorsTuple = [
  '#F6F8F9',
  '#EDF0F3',
  '#E0E5E9',
  '#CAD2D9',
  '#A7B2BC',
  '#7F8C98',
  '#5C6975',
  '#414C57',
  '#28313A',
  '#12181E',
];
/** Mantine's order: 0 is text, 7 the body. */
const dark: MantineColorsTuple = [
  '#E9EDF0',
  '#C4CCD3',
  '#99A5AF',
  '#76838E',
  '#333B43',
  '#23292F',
  '#14171B',
  '#000000',
  '#0A0C0E',
  '#000000',
];
/** One tone, the specification's: gold is never shaded. */
const gold: MantineColorsTuple = [
  '#E9BD36',
  '#E9BD36',
  '#E9BD36',
  '#E9BD36',
  '#E9BD36',
  '#E9BD36',
  '#E9BD36',
  '#E9BD36',
  '#E9BD36',
  '#E9BD36',
];

/** The fallback families are those of `fonts.css`: those with Arabic letters alone first, since Arial has some, too. */
export const FALLBACK_FONTS = [
  'Rubik fallback Naskh',
  'Rubik fallback Noto',
  'Rubik fallback DejaVu',
  'Rubik fallback',
] as const;
const FONT =
  ['Rubik Variable', ...FALLBACK_FONTS].map((name) => `'${name}', `).join('') + 'system-ui, sans-serif';
const heading = (step: string, fontWeight: string) => ({
  fontSize: `var(--type-${step})`,
  lineHeight: `var(--leading-${step})`,
  fontWeight,
});

export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  black: '#12181E',
  colors: { green, gray, dark, gold },
  fontFamily: FONT,
  headings: {
    fontFamily: FONT,
    sizes: {
      h1: heading('h1', '700'),
      h2: heading('h2', '700'),
      h3: heading('h3', '600'),
    },
  },
  fontSizes: {
    xs: 'var(--type-caption)',
    sm: 'var(--type-small)',
    md: 'var(--type-body)',
    lg: 'var(--type-lead)',
    xl: 'var(--type-h3)',
  },
  lineHeights: {
    xs: 'var(--leading-caption)',
    sm: 'var(--leading-small)',
    md: 'var(--leading-body)',
    lg: 'var(--leading-lead)',
    xl: 'var(--leading-h3)',
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  defaultRadius: 'sm',
  shadows: { sm: 'none', md: 'var(--shadow-float)' },
  breakpoints: { xs: '22.5em', sm: '40em', md: '56.25em', lg: '75em', xl: '90em' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    if (input.variant === 'default') {
      return {
        background: 'transparent',
        hover: 'var(--fill)',
        color: 'var(--text)',
        border: '1px solid var(--control-border)',
      };
    }
    if (input.variant === 'light' && input.color === 'gray') {
      return {
        background: 'var(--fill)',
        hover: 'var(--fill-hover)',
        color: 'var(--text)',
        border: '1px solid transparent',
      };
    }
    const colors = defaultVariantColorsResolver(input);
    const isPrimary = input.color === undefined || input.color === 'green';
    // Words that can be pressed are of the green of links.
    if (input.variant === 'subtle' && isPrimary) return { ...colors, color: 'var(--link)' };
    return input.variant === 'filled' && isPrimary ? { ...colors, color: 'var(--on-primary)' } : colors;
  },
  components: {
    Button: {
      defaultProps: { size: 'md' },
      // Mantine writes its own sizes on each button as styles, which no style sheet can override.
      vars: (_: unknown, { size }: { readonly size?: string }) => ({
        root: { '--button-fz': size === 'lg' ? 'var(--type-button-large)' : 'var(--type-button)' },
      }),
    },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    SegmentedControl: { defaultProps: { radius: 10 } },
    Badge: { defaultProps: { radius: 6, tt: 'none' } },
    Skeleton: { defaultProps: { radius: 6 } },
  },
});

/** What Mantine's own components take from our roles (look.md 2, the table). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#12181E',
    '--mantine-color-dimmed': '#5C6975',
    '--mantine-color-error': '#B42323',
    '--mantine-color-anchor': ACCENT,
    '--mantine-color-default-border': '#7A8792',
    '--mantine-primary-color-contrast': '#FFFFFF',
  },
  dark: {
    '--mantine-color-text': '#E9EDF0',
    '--mantine-color-dimmed': '#99A5AF',
    '--mantine-color-error': '#FF8F85',
    '--mantine-color-anchor': LINK_ON_DARK,
    '--mantine-color-default-border': '#66727D',
    // A dialog is as dark as Mantine's own colour for this, which would make a button invisible.
    '--mantine-color-disabled': 'var(--fill)',
    '--mantine-primary-color-contrast': '#00170C',
  },
});
