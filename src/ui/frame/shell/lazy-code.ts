/**
 * Code that is loaded when it is first needed. `chunk` is the name of its file in the build, `imports` those of the
 * chunks that it imports in turn.
 */
export type LazyCode<Module> = (() => Promise<Module>) & { readonly chunk: string; readonly imports: readonly string[] }

/**
 * Declares lazy code and the name of its chunk. The build reads that name here (`scripts/chunk-names.mjs`), so it must
 * be a literal, followed by a function with an `import()`.
 */
export function lazyCode<Module>(
  chunk: string,
  load: () => Promise<Module>,
  imports: readonly string[] = [],
): LazyCode<Module> {
  return Object.assign(load, { chunk, imports })
}
