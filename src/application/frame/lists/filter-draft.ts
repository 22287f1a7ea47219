import { success } from '../../../domain/frame/shared/result'
import { Loadable } from '../shared/loadable'
import { observe } from '../shared/observe'
import type { FilteredList, Filters } from './filtered-list'

/**
 * The filters that are chosen together in a sheet, with how many results they have. The list follows when the sheet
 * closes, in whichever way it does, so that nothing that was chosen is lost and no list is loaded in between.
 */
export class FilterDraft<Chosen extends Filters> {
  isOpen = false
  /** Whether the sheet, whose code is loaded when it is first opened, was ever open. */
  wasOpened = false
  chosen: Chosen
  /** How many results there are: exact up to `mostCounted`; null when the platform does not say. */
  readonly count: Loadable<number | null>

  constructor(private readonly list: Pick<FilteredList<unknown, Chosen>, 'filters' | 'defaults' | 'choose' | 'count'>) {
    this.chosen = list.filters
    this.count = new Loadable(async (signal) => {
      const found = await list.count(this.chosen, signal)
      return found.ok ? success(found.value.total ?? null) : found
    })
    observe(this)
  }

  /** How many of these filters narrow the list that is shown. */
  narrowing(names: readonly string[]): number {
    return this.differing(names, this.list.filters)
  }

  /** Whether one of these filters is chosen in the sheet. */
  isNarrowed(names: readonly string[]): boolean {
    return this.differing(names, this.chosen) > 0
  }

  open(): void {
    this.isOpen = true
    this.wasOpened = true
    this.chosen = this.list.filters
    this.count.clear()
    this.count.reload()
  }

  choose(part: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...part }
    this.count.reload()
  }

  clear(names: readonly string[]): void {
    const { defaults } = this.list
    this.choose(Object.fromEntries(names.map((name) => [name, defaults[name]])) as Partial<Chosen>)
  }

  /** Closes the sheet, and shows what was chosen. */
  close(): void {
    if (!this.isOpen) return
    this.isOpen = false
    const { filters } = this.list
    if (Object.keys(filters).some((name) => filters[name] !== this.chosen[name])) this.list.choose(this.chosen)
  }

  private differing(names: readonly string[], filters: Chosen): number {
    return names.filter((name) => filters[name] !== this.list.defaults[name]).length
  }
}
