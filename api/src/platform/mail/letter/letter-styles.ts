import { BRAND_COLOURS } from '../../brand/brand-colours.ts'

const { light, dark } = BRAND_COLOURS
const TEXT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const DISPLAY = "font-family:Georgia,'Times New Roman',serif"
const CELL = `padding:10px 0;border-top:1px solid ${light.line};${TEXT};font-size:15px;line-height:22px`

const style = (...declarations: string[]) => declarations.join(';')

/** The style of each part of a letter, as its attribute has it. */
export const STYLES = {
  body: style('margin:0', 'padding:0', 'width:100%', `background-color:${light.surface}`),
  preview: style(
    'display:none',
    'max-height:0',
    'max-width:0',
    'overflow:hidden',
    'opacity:0',
    'font-size:1px',
    'line-height:1px',
    `color:${light.surface}`,
    'mso-hide:all',
  ),
  page: style('border-collapse:collapse', `background-color:${light.surface}`),
  margin: style('padding:24px 12px'),
  column: style('border-collapse:separate', 'width:100%', 'max-width:600px'),
  top: style('padding:0 8px 16px'),
  wordmark: style('margin:0', DISPLAY, 'font-size:26px', 'line-height:32px', `color:${light.accent}`),
  card: style(
    'padding:28px 24px',
    `border:1px solid ${light.line}`,
    'border-radius:16px',
    `background-color:${light['surface-raised']}`,
  ),
  heading: style(
    'margin:0 0 20px',
    DISPLAY,
    'font-size:26px',
    'line-height:33px',
    'font-weight:400',
    `color:${light.ink}`,
    'overflow-wrap:anywhere',
  ),
  paragraph: style(
    'margin:0 0 16px',
    TEXT,
    'font-size:16px',
    'line-height:25px',
    `color:${light.ink}`,
    'overflow-wrap:anywhere',
  ),
  note: style(
    'margin:24px 0 0',
    TEXT,
    'font-size:16px',
    'line-height:25px',
    `color:${light.ink}`,
    'overflow-wrap:anywhere',
  ),
  unbroken: style('white-space:nowrap'),
  side: style('display:inline-block'),
  title: style(
    'margin:24px 0 10px',
    DISPLAY,
    'font-size:19px',
    'line-height:26px',
    'font-weight:400',
    `color:${light.ink}`,
  ),
  facts: style('border-collapse:collapse', 'width:100%'),
  label: style(CELL, 'padding-right:16px', 'font-weight:400', `color:${light.muted}`),
  value: style(CELL, `color:${light.ink}`, 'overflow-wrap:anywhere', 'word-break:break-word'),
  sum: style(CELL, `color:${light.ink}`, 'font-weight:600'),
  action: style('border-collapse:separate', 'margin:28px 0 0'),
  button: style('border-radius:10px', `background-color:${light.accent}`),
  press: style(
    'display:inline-block',
    'padding:13px 24px',
    'border-radius:10px',
    `background-color:${light.accent}`,
    TEXT,
    'font-size:16px',
    'line-height:22px',
    'font-weight:600',
    `color:${light['accent-ink']}`,
    'text-decoration:none',
  ),
  fallback: style('margin:14px 0 0', TEXT, 'font-size:13px', 'line-height:20px', `color:${light.muted}`),
  link: style(`color:${light.accent}`, 'overflow-wrap:anywhere', 'word-break:break-all'),
  further: style('margin:20px 0 0', TEXT, 'font-size:16px', 'line-height:25px', `color:${light.ink}`),
  furtherLink: style(`color:${light.accent}`, 'overflow-wrap:anywhere'),
  bottom: style('padding:20px 8px 0'),
  footer: style('margin:0 0 6px', TEXT, 'font-size:13px', 'line-height:20px', `color:${light.muted}`),
} as const

/** Where a program follows the reader's system, the dark colours take the place of the light ones. */
export const DARK_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .surface { background-color: ${dark.surface} !important; }
  .card { background-color: ${dark['surface-raised']} !important; border-color: ${dark.line} !important; }
  .line { border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .accent { color: ${dark.accent} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark['accent-ink']} !important; }
}
`
