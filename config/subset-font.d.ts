declare module 'subset-font' {
  /** Returns the font with only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { readonly targetFormat?: 'woff2'; readonly preserveNameIds?: readonly number[] },
  ): Promise<Buffer>;
}
