import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import styles from './theme.module.css';

const volt: MantineColorsTuple = [
  '#F9FDE3',
  '#F3FBC8',
  '#E9F79B',
  '#DEF46F',
  '#D2F04A',
  '#BEDB38',
  '#9CB52B',
  '#77891F',
  '#525F16',
  '#2E350D',
];

// For actions that cannot be undone. White text would be too faint on the brighter steps.
const danger: MantineColorsTuple = [
  '#FFF0EE',
  '#FFDDD9',
  '#FFB9B2',
  '#FF9086',
  '#FF6B5E',
  '#F04E40',
  '#D63A2D',
  '#AF2B20',
  '#8A2219',
  '#661A13',
];

// Mantine reads text from 0, quiet text from 2, hairlines from 4,
// raised from 5, surface from 6 and the page from 7.
const dark: MantineColorsTuple = [
  '#F3F5F7',
  '#D3D9E0',
  '#A7B0BC',
  '#7B8593',
  '#2A313A',
  '#1A1F26',
  '#12161B',
  '#0B0D10',
  '#080A0C',
  '#050607',
];

const selectArrow = createElement(IconChevronDown, { className: styles.selectArrow, size: 16, 'aria-hidden': true });

/** The always-dark look: three layers by lightness, one accent. */
export const theme = createTheme({
  colors: { volt, dark, danger },
  primaryColor: 'volt',
  primaryShade: 4,
  black: '#11150A',
  autoContrast: true,
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '20px', xl: '28px' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.3', xl: '1.1' },
  radius: { sm: '8px', md: '10px', lg: '16px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md', rightSection: selectArrow } },
    Select: { defaultProps: { size: 'md', rightSection: selectArrow, rightSectionPointerEvents: 'none' } },
    Textarea: { defaultProps: { size: 'md' } },
    Checkbox: { classNames: { input: styles.checkbox } },
    Skeleton: { classNames: { root: styles.skeleton } },
    ModalRoot: { defaultProps: { radius: 'lg' } },
    Switch: { defaultProps: { withThumbIndicator: false }, classNames: { track: styles.track } },
  },
});

/** The kit's colors for danger and placeholders, changed to a readable contrast. */
export const variablesOfTheme: CSSVariablesResolver = () => ({
  variables: {},
  light: {},
  dark: {
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-placeholder': '#8b95a2',
    '--mantine-color-disabled': '#22282f',
    '--mantine-color-disabled-color': '#8b95a2',
  },
});
