/** The version of the package, put in while building. */
declare const __FIACRE_VERSION__: string
