import { PROBLEM_CODES } from '../../http/problem-codes.ts'
import { markup, type Markup } from '../../http/markup.ts'
import { inline } from './docs-markup.ts'
import { problemCauses } from './problem-causes.ts'
import { PROBLEM_REMEDIES } from './problem-remedies.ts'

const FAMILIES: [title: string, about: string, statuses: (status: number) => boolean][] = [
  [
    'The request',
    'It cannot be read, or does not have the shape of the contract.',
    (s) => [400, 405, 406, 408, 413, 415, 431].includes(s),
  ],
  ['Who asks', 'Nobody is signed in, or somebody who may not do this.', (s) => s === 401 || s === 403],
  [
    'What is there',
    'The thing is not there, not there any more, or not in a state for this.',
    (s) => [404, 409, 410, 412, 428].includes(s),
  ],
  ['The rules', 'The request is well formed, and a rule of the journey says no.', (s) => s === 422],
  ['Later', 'Too much at once, or a fault on our side. Wait and try again.', (s) => s === 429 || s >= 500],
]

/** Where the `type` of a problem document leads: each code with what it means and what to do. */
export function problemsPage(): Markup {
  const causes = problemCauses()
  const sections = FAMILIES.map(([title, about, belongs]) => {
    const codes = Object.entries(PROBLEM_CODES).filter(([, [status]]) => belongs(status))
    const entries = codes.map(([code, [status, name]]) =>
      entry(code as keyof typeof PROBLEM_CODES, status, name, causes.get(code) ?? ''),
    )
    return markup`<section><h2>${title}</h2><p>${about}</p>${entries}</section>`
  })
  return [
    markup`<h1>Problems, and what to do</h1>`,
    markup`<p class="docs-lead">Every error answer is a problem document (RFC 9457). Its <code>code</code> never changes its meaning, <code>message</code> is written to be shown, <code>errors</code> points at fields, and <code>requestId</code> finds it in our log.</p>`,
    sections,
  ]
}

function entry(code: keyof typeof PROBLEM_REMEDIES, status: number, name: string, cause: string): Markup {
  return markup`<article class="docs-problem" id=${code}>
    <h3><a href="#${code}"><code>${code}</code></a> <span class="docs-status">${status}</span></h3>
    <p class="docs-name">${inline(name)}</p>
    <dl><dt>Cause</dt><dd>${inline(cause)}</dd><dt>Remedy</dt><dd>${inline(PROBLEM_REMEDIES[code])}</dd></dl>
  </article>`
}
