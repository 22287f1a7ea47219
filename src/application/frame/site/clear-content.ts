import { inject } from 'inversify'
import { NoticesStore } from '../shared/notices.store'
import { ContentCache } from './content-cache'

/** Clears the browser's cache of visited content, to free storage. */
export class ClearContent {
  constructor(
    @inject(ContentCache) private readonly cache: ContentCache,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** The size in bytes; null where the browser does not report it. */
  size(): Promise<number | null> {
    return this.cache.size()
  }

  async execute(): Promise<void> {
    const isCleared = await this.cache.clear()
    if (isCleared) this.notices.show({ code: 'cache-cleared' }, 'success')
    else this.notices.show({ code: 'cache-failed' }, 'error')
  }
}
