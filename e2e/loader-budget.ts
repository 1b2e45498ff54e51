/** Bytes, gzipped, of the widget's loader. */
export const LOADER_BUDGET = 2048
