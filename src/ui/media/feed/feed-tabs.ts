import { observable } from 'mobx'
import type { Feed } from '../../../application/media/feed/feed'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Clock } from '../../../application/frame/shared/clock'
import { observe } from '../../../application/frame/shared/observe'
import type { Resource } from '../../../application/frame/shared/resource'
import { isRecord } from '../../../domain/frame/shared/json-record'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { ScreenLocation } from '../../frame/shell/screens/screen'

/** The content of a tab: a feed, possibly with a head above it. */
interface FeedTabContent extends Required<Pick<Resource, 'snapshot' | 'restore'>> {
  load(signal?: CancelSignal): Promise<void>
}

interface Options<Tab> {
  readonly clock: Clock
  /** The tab that is selected at first. */
  readonly first: string
  readonly make: (id: string) => Tab
  readonly feedOf: (tab: Tab) => Feed
}

/** Milliseconds between two checks for newer items while the screen is shown. */
const checkInterval = 60_000

/** Feeds in tabs: each is loaded when its tab is first selected, and kept while another is shown. */
export class FeedTabs<Tab extends FeedTabContent> implements Resource {
  selected: string
  readonly first: Tab
  private readonly tabs = observable.map<string, Tab>(undefined, { deep: false })

  constructor(private readonly options: Options<Tab>) {
    this.selected = options.first
    this.first = this.openTab(options.first)
    observe(this)
  }

  /** The selected tab. */
  get tab(): Tab {
    return this.tabs.get(this.selected) ?? this.first
  }

  get feed(): Feed {
    return this.options.feedOf(this.tab)
  }

  open(_location: ScreenLocation, signal?: CancelSignal): Promise<void> {
    return this.tab.load(signal)
  }

  retryFailed(): void {
    this.feed.retryFailed()
  }

  show(): () => void {
    const checkForNewer = () => void this.feed.checkForNewer()
    checkForNewer()
    return this.options.clock.every(checkInterval, checkForNewer)
  }

  /** Selects a tab. Its feed is loaded if this has not been done yet; otherwise the tab looks for newer items. */
  select(id: string): void {
    this.openTab(id)
    this.selected = id
    const { state } = this.feed.list
    if (state === 'idle' || state === 'failed') void this.tab.load()
    else void this.feed.checkForNewer()
  }

  /** Changes an item in all tabs, since several tabs may contain it. */
  change(key: string, change: (item: FeedItem) => FeedItem): void {
    for (const tab of this.tabs.values()) this.options.feedOf(tab).change(key, change)
  }

  snapshot(): unknown {
    const tabs = [...this.tabs].map(([id, tab]) => [id, tab.snapshot()] as const)
    return { selected: this.selected, tabs: Object.fromEntries(tabs.filter(([, saved]) => saved !== null)) }
  }

  restore(saved: unknown, location: ScreenLocation): boolean {
    if (!isRecord(saved) || typeof saved['selected'] !== 'string' || !isRecord(saved['tabs'])) return false
    for (const [id, tab] of Object.entries(saved['tabs'])) this.openTab(id).restore(tab, location)
    this.select(saved['selected'])
    return true
  }

  private openTab(id: string): Tab {
    const existingTab = this.tabs.get(id)
    if (existingTab !== undefined) return existingTab
    const tab = this.options.make(id)
    this.tabs.set(id, tab)
    return tab
  }
}
