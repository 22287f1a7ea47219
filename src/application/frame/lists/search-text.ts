import { observe } from '../shared/observe'

interface SearchedList {
  /** The text that the list searches for now; '' for everything. */
  readonly searched: () => string
  readonly search: (text: string) => void
}

/** The text of a search bar. It is the typed text until that is submitted or the list searches for something else. */
export class SearchText {
  private draft: { readonly text: string; readonly over: string } | null = null

  constructor(private readonly list: SearchedList) {
    observe(this)
  }

  get text(): string {
    const searched = this.list.searched()
    return this.draft?.over === searched ? this.draft.text : searched
  }

  type(text: string): void {
    this.draft = { text, over: this.list.searched() }
    // Clearing the bar ends the search.
    if (text === '') this.submit('')
  }

  submit(text: string): void {
    this.draft = null
    if (text !== this.list.searched()) this.list.search(text)
  }
}
