import { observe } from '../../../application/frame/shared/observe'

/** The selected entries of a list in edit mode. */
export class Selection {
  /** The ids of the selected entries; null outside edit mode. */
  ids: ReadonlySet<string> | null = null
  /** Whether everything was selected at once; if so, items that are not loaded yet are included. */
  isWhole = false

  constructor(private readonly listedIds: () => readonly string[]) {
    observe(this)
  }

  get isOn(): boolean {
    return this.ids !== null
  }

  /** The ids of the entries that are selected and loaded. */
  get marked(): readonly string[] {
    return this.listedIds().filter((id) => this.has(id))
  }

  get hasAll(): boolean {
    return this.marked.length > 0 && this.marked.length === this.listedIds().length
  }

  has(id: string): boolean {
    return this.isOn && (this.isWhole || this.ids?.has(id) === true)
  }

  /** Starts edit mode, or resets it. */
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

  /** Selects all, or none when all are selected. */
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
