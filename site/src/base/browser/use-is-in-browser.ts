import { useBrowserValue } from './use-browser-value.ts'

/**
 * False while a server draws, and while a browser takes that over; true ever after. For what nobody needs before the page is alive, such as a
 * large decoration, so that the page comes sooner: its place keeps its size meanwhile.
 */
export const useIsInBrowser = (): boolean => useBrowserValue(() => true, false)
