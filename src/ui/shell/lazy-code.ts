/** Code that is loaded when it is first needed. `chunk` is the name of its file in the build. */
export type LazyCode<Module> = (() => Promise<Module>) & { readonly chunk: string }

/** The same name as in the `webpackChunkName` beside it, which has to be a literal. */
export function lazyCode<Module>(chunk: string, load: () => Promise<Module>): LazyCode<Module> {
  return Object.assign(load, { chunk })
}
