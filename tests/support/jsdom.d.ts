/**
 * The part of jsdom that tests use outside Vitest's environment jsdom, so that the package of its types is not needed.
 */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    readonly window: Window
  }
}
