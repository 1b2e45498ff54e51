import { createElement, useCallback, useDebugValue, useSyncExternalStore } from 'preact/compat'

/*
 * React for the element: what is taken from it there, and no more. preact's own has a default with all of React in it,
 * which weighs 2 kB. The build fails on a name that is missing here.
 */
export {
  createContext,
  createElement,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'

/** What zustand and r2wc take from the default. */
const react = { createElement, useCallback, useDebugValue, useSyncExternalStore }
// They ask for it by that name.
// oxlint-disable-next-line import/no-default-export
export default react
