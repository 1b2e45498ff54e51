/** An example in `examples/frameworks`. */
export interface Framework {
  /** Its folder. */
  name: string
  label: string
  /** Whether the page comes with the tag in its HTML, made on a server. */
  hasServer: boolean
  /** Words for `pnpm run build` and `pnpm run start`, where they take neither the service nor the port from the environment. */
  build?: (service: string) => string[]
  start?: (service: string, port: number) => string[]
}

const port = (_: string, number: number) => ['--port', String(number), '--strictPort']
const define = (service: string) => ['--define', `FIACRE_URL='${service}'`]

export const FRAMEWORKS: readonly Framework[] = [
  { name: 'next', label: 'Next.js 16', hasServer: true },
  { name: 'nuxt', label: 'Nuxt 4', hasServer: true },
  { name: 'vue', label: 'Vue 3', hasServer: false, start: port },
  {
    name: 'angular',
    label: 'Angular 22',
    hasServer: false,
    build: define,
    start: (service, number) => [...define(service), '--port', String(number)],
  },
  { name: 'sveltekit', label: 'SvelteKit 3', hasServer: true },
  { name: 'astro', label: 'Astro 7', hasServer: true },
  { name: 'react-18', label: 'React 18', hasServer: false, start: port },
  { name: 'react-19', label: 'React 19', hasServer: false, start: port },
]
