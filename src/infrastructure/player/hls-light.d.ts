/** The light build comes without types of its own; it is the same class with less in it. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
  export type { ErrorData } from 'hls.js'
}
