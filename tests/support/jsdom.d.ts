/** The part of jsdom that tests use outside the environment of the same name; its own package of types is not needed for it. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    readonly window: Window
  }
}
