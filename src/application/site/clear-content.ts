import { inject } from 'inversify'
import { NoticesStore } from '../shared/notices.store'
import { ContentCache } from './content-cache'

/** Throws away what the browser keeps of visited content, when the visitor wants the room. */
export class ClearContent {
  constructor(
    @inject(ContentCache) private readonly cache: ContentCache,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** Bytes; null where the browser does not say. */
  size(): Promise<number | null> {
    return this.cache.size()
  }

  async execute(): Promise<void> {
    const isCleared = await this.cache.clear()
    if (isCleared) this.notices.show({ code: 'cache-cleared' }, 'success')
    else this.notices.show({ code: 'cache-failed' }, 'error')
  }
}
