/** An example in `examples/frameworks`. */
export interface Framework {
  /** Its folder. */
  name: string
  label: string
  /** Whether the page comes with the tag in its HTML, made on a server. */
  hasServer: boolean
  /** Whether it takes the component of React, which takes the SDK; the element takes nothing. */
  usesReact: boolean
  /** Words for the build, and for serving, where they take neither the service nor the port from the environment. */
  build?: (service: string) => string[]
  start?: (service: string, port: number) => string[]
  /** As `start`, for the server of developers. */
  dev?: (service: string, port: number) => string[]
}

const port = (_: string, number: number) => ['--port', String(number)]
const define = (service: string) => ['--define', `FIACRE_URL='${service}'`]
const angular = (service: string, number: number) => [...define(service), ...port(service, number)]

export const FRAMEWORKS: readonly Framework[] = [
  { name: 'next', label: 'Next.js 16', hasServer: true, usesReact: true },
  { name: 'nuxt', label: 'Nuxt 4', hasServer: true, usesReact: false },
  { name: 'vue', label: 'Vue 3', hasServer: false, usesReact: false, start: port, dev: port },
  {
    name: 'angular',
    label: 'Angular 22',
    hasServer: false,
    usesReact: false,
    build: define,
    start: angular,
    dev: angular,
  },
  { name: 'sveltekit', label: 'SvelteKit 3', hasServer: true, usesReact: false, dev: port },
  { name: 'astro', label: 'Astro 7', hasServer: true, usesReact: false, dev: port },
  { name: 'react-18', label: 'React 18', hasServer: false, usesReact: true, start: port, dev: port },
  { name: 'react-19', label: 'React 19', hasServer: false, usesReact: true, start: port, dev: port },
]
