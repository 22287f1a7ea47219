import { makeAutoObservable } from 'mobx'

/**
 * Makes a view-model or a store observable, in its constructor: fields by reference, getters computed, methods bound
 * actions. Values are replaced, never mutated. `plain` excludes a member, such as a function that others set.
 */
export function observe<Target extends object>(
  target: Target,
  plain: { readonly [Member in keyof Target]?: false } = {},
): void {
  makeAutoObservable(target, plain as object, { autoBind: true, deep: false })
}
