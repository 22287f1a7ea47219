/** Code that comes when it is first needed. `chunk` names the file that the build puts it in. */
export type LazyCode<Module> = (() => Promise<Module>) & { readonly chunk: string }

/** The name says the same as the `webpackChunkName` beside it, which must be written out. */
export function lazyCode<Module>(chunk: string, load: () => Promise<Module>): LazyCode<Module> {
  return Object.assign(load, { chunk })
}
