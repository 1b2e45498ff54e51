/** The part of the package that is used here; it brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** OpenType features that stay. */
    keepFeatures: readonly string[]
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
  }
  /** A font with the letters of the text alone. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
