import type { Alias } from 'vite'

/** Compiles React components to preact: the same form at an eighth of the weight (decision 36). */
export const preactAliases: Alias[] = [
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react-dom/server', replacement: 'preact/compat/server' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
]
