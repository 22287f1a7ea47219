/** Code that is loaded when it is first needed. `chunk` is the name of its file in the build. */
export type LazyCode<Module> = (() => Promise<Module>) & { readonly chunk: string }

/** The build gives the chunk this name (`scripts/chunk-names.mjs`): a literal, before an `import()`. */
export function lazyCode<Module>(chunk: string, load: () => Promise<Module>): LazyCode<Module> {
  return Object.assign(load, { chunk })
}
