/**
 * React as the server's drawing has it: Preact's, whose `use` asks for something that `preact-render-to-string` does not have. The site
 * uses `use` for contexts alone, which `useContext` reads as well.
 */
export * from 'preact/compat'
export { useContext as use } from 'preact/hooks'
export { default } from 'preact/compat'
