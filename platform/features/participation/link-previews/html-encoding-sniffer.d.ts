/** The package has no types of its own. */
declare module 'html-encoding-sniffer' {
  /** Returns the name of an encoding, as the WHATWG Encoding Standard has it. */
  export default function sniffEncoding(
    bytes: Uint8Array,
    options: { readonly transportLayerEncodingLabel?: string; readonly defaultEncoding: string },
  ): string
}
