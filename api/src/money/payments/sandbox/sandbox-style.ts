/** The style of the sandbox's page, light and dark. */
export const SANDBOX_STYLE = `
:root { color-scheme: light dark; font: 17px/1.5 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef0f3; color: #16181d; }
main { box-sizing: border-box; width: min(440px, 100vw - 32px); margin: 16px; padding: 32px; background: #fff; border: 1px solid #c9cdd6; border-radius: 6px; }
.ribbon { margin: 0 0 24px; padding: 6px 12px; background: #ffe9a8; color: #4a3600; border-radius: 4px; font-size: 14px; }
h1 { margin: 0; font-size: 34px; line-height: 1.2; }
.label { display: block; font-size: 14px; font-weight: 400; }
.what { overflow-wrap: anywhere; }
button { display: block; width: 100%; min-height: 48px; margin: 12px 0 0; padding: 8px 12px; font: inherit; border: 1px solid #5d6472; border-radius: 6px; background: none; color: inherit; cursor: pointer; }
button.pay { background: #1b3f8f; border-color: #1b3f8f; color: #fff; font-weight: 700; }
button:hover { border-color: #16181d; }
button.pay:hover { background: #16347a; }
button:focus-visible, a:focus-visible, summary:focus-visible, input:focus-visible { outline: 3px solid #d98200; outline-offset: 2px; }
details { margin: 20px 0 0; padding: 0 16px; border: 1px dashed #a4aab6; border-radius: 6px; font-size: 15px; }
details[open] { padding-bottom: 16px; }
details button { font-size: 15px; }
button.apart { margin-top: 20px; }
summary { margin: 0 -16px; padding: 10px 16px; min-height: 24px; color: #4b515d; border-radius: 6px; cursor: pointer; }
fieldset { margin: 4px 0 8px; padding: 0; border: 0; }
legend { padding: 0; margin: 0 0 4px; font-weight: 700; }
fieldset label { display: flex; align-items: center; gap: 10px; min-height: 40px; cursor: pointer; }
input[type="radio"] { flex: none; width: 20px; height: 20px; margin: 0; accent-color: #1b3f8f; }
.delay { display: flex; align-items: center; gap: 10px; }
input[type="number"] { box-sizing: border-box; width: 5.5em; min-height: 40px; padding: 4px 8px; font: inherit; color: inherit; background: none; border: 1px solid #5d6472; border-radius: 6px; }
.hint { margin: 8px 0 0; color: #4b515d; font-size: 14px; }
.leave { margin: 24px 0 0; text-align: center; }
a { color: #1b3f8f; }
@media (max-width: 480px) { main { padding: 24px 20px; } }
@media (prefers-color-scheme: dark) {
  body { background: #14161b; color: #eceef2; }
  main { background: #1e2128; border-color: #3b414d; }
  .ribbon { background: #4a3a08; color: #ffe9a8; }
  button, input[type="number"] { border-color: #8a92a3; }
  button:hover { border-color: #eceef2; }
  button.pay { background: #8fb0ff; border-color: #8fb0ff; color: #0c1430; }
  button.pay:hover { background: #a9c3ff; }
  details { border-color: #565e6d; }
  summary, .hint { color: #b6bcc8; }
  input[type="radio"] { accent-color: #8fb0ff; }
  a { color: #9dbaff; }
}
`
