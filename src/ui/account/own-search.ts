import { SearchText } from '../../application/lists/search-text'
import { observe } from '../../application/shared/observe'

/** The search within a list of the member's own. */
export class OwnSearch {
  words = ''
  /** The bar stays, also where the list is empty at present. */
  isUsed = false
  readonly text: SearchText

  constructor(private readonly onSearch: () => void) {
    this.text = new SearchText({ searched: () => this.words, search: (words) => this.search(words) })
    observe(this)
  }

  /** The part of a request that narrows it. */
  get request(): { readonly q?: string } {
    return this.words === '' ? {} : { q: this.words }
  }

  /** As it was when the screen was left. */
  restore(words: string): void {
    this.words = words
    this.isUsed = words !== ''
  }

  private search(words: string): void {
    this.words = words
    this.isUsed = true
    this.onSearch()
  }
}
