import { BRAND_COLOURS } from '../../brand/brand-colours.ts'

const tokens = (scheme: keyof typeof BRAND_COLOURS) =>
  Object.entries(BRAND_COLOURS[scheme])
    .map(([name, hex]) => `--${name}: ${hex};`)
    .join(' ')

/** The look of the mailbox: the product's colours, its own few rules. */
export const MAILBOX_STYLE = `
:root { color-scheme: light; ${tokens('light')} }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; ${tokens('dark')} } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--ink); font: 16px/1.55 system-ui, 'Segoe UI', Roboto, sans-serif; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
header, main { width: min(1120px, 100% - 40px); margin: 0 auto; }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline; padding: 24px 0; }
header p { margin: 0; font: 26px/1.2 Georgia, 'Times New Roman', serif; color: var(--accent); }
header nav { display: flex; gap: 20px; }
header a[aria-current] { color: var(--ink); text-decoration: none; font-weight: 600; }
main { padding-bottom: 64px; }
h1 { margin: 8px 0 24px; font: 400 32px/1.25 Georgia, 'Times New Roman', serif; overflow-wrap: anywhere; }
h2 { margin: 0; font: 600 16px/1.5 system-ui, 'Segoe UI', Roboto, sans-serif; }
.muted { color: var(--muted); }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 0 0 24px; }
label { display: grid; gap: 4px; flex: 1 1 220px; max-width: 420px; font-size: 14px; color: var(--muted); }
input, button { min-height: 48px; padding: 0 16px; border: 1px solid var(--muted); border-radius: 10px; background: var(--surface-raised); color: var(--ink); font: inherit; }
button { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); font-weight: 600; cursor: pointer; }
.list { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 16px; background: var(--surface-raised); }
.list li { padding: 14px 20px; }
.list li + li { border-top: 1px solid var(--line); }
.list p { margin: 0; font-size: 14px; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; gap: 2px 20px; justify-content: space-between; }
.languages { display: flex; flex-wrap: wrap; gap: 2px; margin-left: -8px; }
.languages a { min-width: 40px; padding: 8px; text-align: center; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 20px; margin: 0 0 24px; overflow-wrap: anywhere; }
dt { color: var(--muted); }
dd { margin: 0; }
.views { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 20px; }
.views div { display: flex; border: 1px solid var(--line); border-radius: 10px; background: var(--surface-raised); overflow: clip; }
.views a { min-height: 44px; padding: 10px 16px; color: var(--ink); text-decoration: none; }
.views a[aria-current] { background: var(--accent); color: var(--accent-ink); }
iframe, pre { display: block; width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 16px; background: var(--surface-raised); }
iframe { height: 1000px; }
.wide { max-width: 700px; }
.narrow { max-width: 390px; }
pre { padding: 20px; font: 15px/1.55 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`
