import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const site = createRequire(join(import.meta.dirname, '../site/package.json'))
const dom = createRequire(site.resolve('react-dom/package.json'))

/** React's own files, under the names by which they ask for each other. */
const REACT: Record<string, string> = {
  react: production(site.resolve('react/package.json'), 'react'),
  scheduler: production(dom.resolve('scheduler/package.json'), 'scheduler'),
  'react-dom': production(site.resolve('react-dom/package.json'), 'react-dom'),
  'react-dom/client': production(site.resolve('react-dom/package.json'), 'react-dom-client'),
}

function production(packageFile: string, name: string): string {
  return readFileSync(join(dirname(packageFile), 'cjs', `${name}.production.js`), 'utf8')
}

/** A classic script in which a page's code can `require` React. */
export function withReact(code: string): string {
  const parts = Object.entries(REACT).map(
    ([name, source]) => `${JSON.stringify(name)}: (module, exports, require) => {${source}\n}`,
  )
  return `{
    const process = { env: { NODE_ENV: 'production' } }, parts = { ${parts.join(',')} }, done = {}
    const require = (name) => {
      if (!done[name]) parts[name]((done[name] = { exports: {} }), done[name].exports, require)
      return done[name].exports
    }
    ${code}
  }`
}

/** Preact as a module of the page's own. */
export function preact(): string {
  const widget = createRequire(join(import.meta.dirname, '../widget/package.json'))
  return readFileSync(join(dirname(widget.resolve('preact/package.json')), 'dist/preact.mjs'), 'utf8')
}
