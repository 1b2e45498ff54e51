import { BRAND_COLOURS } from '../../brand/brand-colours.ts'

const { light } = BRAND_COLOURS

/** The look of the documentation: the site's tokens where the site is built, and their values where it is not. */
export const DOCS_STYLE = `
.docs { --ink: var(--fi-ink, ${light.ink}); --muted: var(--fi-muted, ${light.muted}); --line: var(--fi-line, ${light.line}); --raised: var(--fi-surface-raised, ${light['surface-raised']}); --green: var(--fi-accent, ${light.accent});
  --text: var(--fi-font-text, system-ui, sans-serif); --display: var(--fi-font-display, Georgia, serif); --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  margin: 0; background: var(--fi-surface, ${light.surface}); color: var(--ink); font-family: var(--text); line-height: 1.55; }
.docs-bar { display: flex; flex-wrap: wrap; gap: 4px 32px; align-items: center; padding: 12px clamp(20px, 4vw, 48px); border-bottom: 1px solid var(--line); }
.docs-home { font: 400 26px/1.3 var(--display); color: inherit; text-decoration: none; }
.docs-bar nav { display: flex; flex-wrap: wrap; gap: 0 20px; }
.docs-bar nav a { display: inline-flex; align-items: center; min-height: 44px; }
.docs-main { box-sizing: border-box; max-width: 1100px; margin: 0 auto; padding: 24px clamp(20px, 4vw, 48px) 96px; }
.docs a { color: var(--green); }
.docs a:focus-visible, .docs button:focus-visible, .docs pre:focus-visible, .docs input:focus-visible + label { outline: 2px solid var(--fi-focus, ${light.accent}); outline-offset: 2px; }
.docs h1 { margin: 24px 0 16px; font: 380 clamp(34px, 5vw, 48px)/1.1 var(--display); letter-spacing: -0.02em; }
.docs-main section h2, .docs-main > div > h2 { margin: 56px 0 8px; font: 380 28px/1.2 var(--display); }
.docs p { margin: 8px 0; max-width: 46em; }
.docs .docs-item { padding-inline-start: 20px; text-indent: -20px; }
.docs-lead { font-size: 18px; color: var(--muted); }
.docs code { font-family: var(--mono); font-size: 0.88em; overflow-wrap: anywhere; }
.docs-problem, .docs-operation { margin: 16px 0; padding: 16px 20px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); scroll-margin-top: 16px; }
.docs-problem:target { border-color: var(--green); box-shadow: 0 0 0 1px var(--green); }
.docs h3 { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; margin: 0; font: 560 16px/1.4 var(--text); }
.docs-status { color: var(--muted); font-weight: 400; }
.docs .docs-name { margin: 4px 0 8px; font: 380 20px/1.3 var(--display); }
.docs-guides { display: grid; gap: 8px; padding-inline-start: 24px; font-size: 18px; }
.docs .docs-part { margin: 40px 0 8px; font: 380 28px/1.2 var(--display); }
.docs ul { max-width: 46em; padding-inline-start: 24px; }
.docs .docs-next { margin-top: 48px; }
.docs dl { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 6px 12px; margin: 8px 0 0; }
.docs dt { color: var(--muted); }
.docs dd { margin: 0; overflow-wrap: anywhere; }
.docs-method { color: var(--green); }
.docs-tabs { min-width: 0; margin: 12px 0 0; padding: 0; border: 0; }
.docs-tabs legend { padding: 0; color: var(--muted); font-size: 14px; }
.docs-tabs input { position: absolute; opacity: 0; }
.docs-tabs label, .docs-tabs button { display: inline-flex; align-items: center; min-height: 40px; margin: 4px 6px 0 0; padding: 0 14px; border: 1px solid var(--line); border-radius: 999px; background: none; color: inherit; font: 14px var(--text); cursor: pointer; }
.docs-tabs input:checked + label, .docs-tabs button[aria-selected="true"] { border-color: var(--green); background: var(--green); color: #fffdf8; }
.docs-tabs pre { display: none; margin: 8px 0 0; }
.docs-tabs .docs-curl:checked ~ .docs-panel-curl, .docs-tabs .docs-sdk:checked ~ .docs-panel-sdk, .docs-tabs pre.docs-shown { display: block; }
.docs pre { padding: 14px 16px; overflow: auto; border-radius: 10px; background: ${light.ink}; color: #f4ede2; font: 13px/1.55 var(--mono); white-space: pre; }
.docs pre code { color: inherit; background: none; overflow-wrap: normal; }
@media (max-width: 480px) { .docs dl { grid-template-columns: 1fr; gap: 0; } .docs dd { margin-bottom: 8px; } .docs-problem, .docs-operation { padding: 14px; } }
.docs .swagger-ui, .docs .swagger-ui .opblock-tag, .docs .swagger-ui .opblock .opblock-summary-description, .docs .swagger-ui label, .docs .swagger-ui .btn, .docs .swagger-ui .renderedMarkdown p, .docs .swagger-ui table thead tr th, .docs .swagger-ui .opblock-description-wrapper p, .docs .swagger-ui .info p, .docs .swagger-ui .info li, .docs .swagger-ui select { color: var(--ink); font-family: var(--text); }
.docs .swagger-ui .renderedMarkdown p, .docs .swagger-ui .opblock-description-wrapper p { margin: 8px 0; font-size: 16px; }
.docs .swagger-ui .renderedMarkdown li { margin: 6px 0; padding-inline-start: 16px; border-inline-start: 2px solid var(--line); font-size: 16px; }
.docs .swagger-ui .renderedMarkdown code, .docs .swagger-ui .info code { padding: 0; background: none; color: var(--ink); font: 0.88em var(--mono); }
.docs .swagger-ui .renderedMarkdown strong { font-weight: 560; }
.docs .swagger-ui .info .title span, .docs .swagger-ui .info .link { display: none; }
.docs .swagger-ui .opblock .opblock-section-header h4, .docs .swagger-ui .opblock .opblock-section-header .tab-item, .docs .swagger-ui h4, .docs .swagger-ui h5, .docs .swagger-ui .opblock .opblock-summary-method, .docs .swagger-ui .response-col_status, .docs .swagger-ui .opblock-external-docs-wrapper { color: var(--ink); font-family: var(--text); }
.docs .swagger-ui .tab li button.tablinks, .docs .swagger-ui .parameter__name, .docs .swagger-ui .parameter__in, .docs .swagger-ui .parameter__type { color: var(--ink); }
.docs .swagger-ui .opblock .opblock-section-header h4 .opblock-title_normal { font-family: var(--text); }
.docs .swagger-ui .wrapper { max-width: none; padding: 0; }
.docs .swagger-ui .info { margin: 16px 0 24px; }
.docs .swagger-ui .info .title, .docs .swagger-ui .info h2, .docs .swagger-ui .opblock-tag { color: var(--ink); font-family: var(--display); font-weight: 380; }
.docs .swagger-ui .scheme-container { margin: 0; padding: 12px 0; background: none; box-shadow: none; }
.docs .swagger-ui .opblock { border: 1px solid var(--line); border-radius: 10px; background: var(--raised); box-shadow: none; }
.docs .swagger-ui .opblock .opblock-summary { border-color: var(--line); }
.docs .swagger-ui .opblock .opblock-section-header { background: var(--fi-surface-sunken, #f2ede3); box-shadow: none; }
.docs .swagger-ui .opblock .opblock-summary-method { background: var(--green); color: #fffdf8; text-shadow: none; border-radius: 6px; }
.docs .swagger-ui .opblock.opblock-get .opblock-summary-method { background: ${light.muted}; }
.docs .swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #8c2f23; }
.docs .swagger-ui .btn.execute { background: var(--green); border-color: var(--green); color: #fffdf8; }
.docs .swagger-ui .docs-tabs { padding: 12px 20px; }
@media (max-width: 640px) { .docs .swagger-ui .opblock-summary-path { max-width: none; word-break: break-all; } .docs .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; } .docs .swagger-ui .parameters-col_description { min-width: 0; } }
`
