import { inject, injectable } from 'inversify'
import { historyOf, withSearch, withoutSearch } from '../../../domain/overview/search/history'
import { observe } from '../../frame/shared/observe'
import { LocalStorage } from '../../frame/shared/storage'

const key = 'searches'

/** The history of the searches made on this device. It never leaves the device. */
@injectable('Singleton')
export class SearchHistoryStore {
  searches: readonly string[]

  constructor(@inject(LocalStorage) private readonly storage: LocalStorage) {
    this.searches = historyOf(storage.read(key))
    observe(this)
  }

  add(query: string): void {
    // Another tab may have searched meanwhile.
    this.save(withSearch(historyOf(this.storage.read(key)), query))
  }

  remove(query: string): void {
    this.save(withoutSearch(historyOf(this.storage.read(key)), query))
  }

  clear(): void {
    this.save([])
  }

  private save(searches: readonly string[]): void {
    this.searches = searches
    if (searches.length === 0) this.storage.remove(key)
    else this.storage.write(key, searches)
  }
}
