import { inject } from 'inversify'
import { FeedGateway } from '../../../application/media/feed/feed-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Category, SubCategory } from '../../../domain/media/feed/category'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { categoryIdOf } from './category-id-of'
import { ScreenFeed } from './screen-feed.part'

/** S012: the feed of a sub-category. */
export class SubCategoryViewModel implements ScreenViewModel {
  readonly categories: Loadable<readonly Category[]>
  readonly resources: Resources
  private id = ''

  constructor(
    @inject(FeedGateway) gateway: FeedGateway,
    @inject(ScreenFeed) readonly list: ScreenFeed,
  ) {
    this.categories = new Loadable((signal) => gateway.categories(signal))
    list.setScope(() => ({ subCategoryId: this.id }))
    this.resources = { categories: this.categories, list }
    observe(this)
  }

  get subCategory(): SubCategory | null {
    return this.category?.children.find(({ id }) => id === this.id) ?? null
  }

  get isGone(): boolean {
    return this.categories.state === 'ready' && this.subCategory === null
  }

  get head(): ScreenHead {
    const { category, id } = this
    return {
      title: this.subCategory?.name ?? '',
      about: { kind: 'subCategory', id, ...(category === undefined ? {} : { category }) },
    }
  }

  applyLocation(location: ScreenLocation): void {
    this.id = categoryIdOf(location)
  }

  onArrival(): void {
    this.list.resume()
  }

  async refresh(): Promise<void> {
    const loadingCategories = this.categories.value === null ? this.categories.load() : undefined
    await Promise.all([loadingCategories, this.list.refresh()])
  }

  private get category(): Category | undefined {
    return this.categories.value?.find(({ children }) => children.some(({ id }) => id === this.id))
  }
}
