import { makeAutoObservable } from 'mobx'

/**
 * Makes a view-model or a store observable, in its constructor: fields by reference, getters as computed values,
 * methods as bound actions. Values are replaced, never mutated.
 */
export function observe(target: object): void {
  makeAutoObservable(target, {}, { autoBind: true, deep: false })
}
