/**
 * The colours of the site (`widget/src/theme/tokens.css`, which a test holds them to), by value: mail programs and
 * printed documents know no custom properties.
 */
export const BRAND_COLOURS = {
  light: {
    surface: '#faf7f1',
    'surface-raised': '#fffefb',
    ink: '#1f1a15',
    muted: '#645b50',
    line: '#e5ddd0',
    accent: '#1d4d3b',
    'accent-ink': '#fffdf8',
  },
  dark: {
    surface: '#171410',
    'surface-raised': '#201c17',
    ink: '#f4ede2',
    muted: '#b5aa9a',
    line: '#383128',
    accent: '#a6d3b8',
    'accent-ink': '#0f2a1e',
  },
} as const
