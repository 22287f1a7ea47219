import { makeAutoObservable, observableRef } from 'mobx'

/** The entries of a list that are marked while the list is edited. */
export class Selection {
  /** Null while the list is only read. */
  ids: ReadonlySet<string> | null = null
  /** All was chosen at once: what the list has not shown yet is meant, too. */
  isWhole = false

  constructor(private readonly shown: () => readonly string[]) {
    makeAutoObservable<this, 'shown'>(this, { shown: false, ids: observableRef }, { autoBind: true })
  }

  get isOn(): boolean {
    return this.ids !== null
  }

  /** Those that are marked and shown. */
  get marked(): readonly string[] {
    return this.shown().filter((id) => this.has(id))
  }

  get hasAll(): boolean {
    return this.marked.length > 0 && this.marked.length === this.shown().length
  }

  has(id: string): boolean {
    return this.isOn && (this.isWhole || this.ids?.has(id) === true)
  }

  /** Begins to edit the list, or begins anew. */
  start(): void {
    this.mark([])
  }

  stop(): void {
    this.ids = null
    this.isWhole = false
  }

  toggle(id: string): void {
    const { marked } = this
    this.mark(marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id])
  }

  /** All, or none when all are. */
  toggleAll(): void {
    const hadAll = this.hasAll
    this.mark([])
    this.isWhole = !hadAll
  }

  private mark(ids: readonly string[]): void {
    this.ids = new Set(ids)
    this.isWhole = false
  }
}
