/** The light build of hls.js has no types of its own; it has the same class with fewer features. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
  export type { ErrorData } from 'hls.js'
}
