import { makeAutoObservable } from 'mobx'

/**
 * Makes a view-model or a store observable, in its constructor: fields by reference, getters computed, methods actions that keep their
 * `this`. Values are replaced, never changed in place. `plain` leaves a member as it is, such as a function that others set.
 */
export function observe<Target extends object>(
  target: Target,
  plain: { readonly [Member in keyof Target]?: false } = {},
): void {
  makeAutoObservable(target, plain as object, { autoBind: true, deep: false })
}
