import type { Plugin } from 'vite'

const ID = '\0fiacre:react-on-server'

/** Preact asks for more than `preact-render-to-string` has when it reads a context by `use`; by `useContext` it does not. */
const CODE = `
export * from 'preact/compat'
export { default } from 'preact/compat'
export { useContext as use } from 'preact/hooks'
`

/** Vite plugin that gives the server's drawing its React: Preact's, but for `use`, by which the site reads contexts alone. */
export function reactOnServer(): Plugin {
  return {
    name: 'fiacre:react-on-server',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // What the list of aliases makes of `react`.
    resolveId: (id, importer) => (id === 'preact/compat' && importer !== ID ? ID : null),
    load: (id) => (id === ID ? CODE : null),
  }
}
