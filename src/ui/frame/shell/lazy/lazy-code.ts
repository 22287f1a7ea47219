/**
 * Code that is loaded when it is first needed. `chunk` is the name of its file in the build, `imports` those of the
 * chunks that it imports in turn.
 */
export type LazyCode<Module> = (() => Promise<Module>) & { readonly chunk: string; readonly imports: readonly string[] }
