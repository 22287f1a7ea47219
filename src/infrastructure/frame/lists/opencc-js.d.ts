/** The tables of characters, of which the package declares no types. */
declare module 'opencc-js/dict/*' {
  const table: string
  export default table
}
