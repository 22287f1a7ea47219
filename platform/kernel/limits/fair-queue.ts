import type { Asker } from './asker'

interface Group<Item> {
  readonly isMember: boolean
  size: number
  /**
   * The items of each asker of the network, in the order in which they came; the asker whose turn is next comes first.
   */
  readonly itemsByKey: Map<string, Item[]>
}

/**
 * Shares something scarce (places, turns) between networks, and between the askers of each network. Networks take
 * turns. When nothing is left, the asker who holds the most gives up an item for an asker who holds less, and guests
 * give up items before members do.
 */
export class FairQueue<Item> {
  private readonly groups = new Map<string, Group<Item>>()
  private count = 0
  private guests = 0

  get size(): number {
    return this.count
  }

  get sizeOfGuests(): number {
    return this.guests
  }

  sizeOf({ key, network }: Asker): number {
    return this.groups.get(network)?.itemsByKey.get(key)?.length ?? 0
  }

  sizeOfNetwork({ network }: Asker): number {
    return this.groups.get(network)?.size ?? 0
  }

  add(asker: Asker, item: Item): void {
    const { key, network, isMember } = asker
    const group = this.groups.get(network) ?? { isMember, size: 0, itemsByKey: new Map<string, Item[]>() }
    this.groups.set(network, group)
    const items = group.itemsByKey.get(key) ?? []
    group.itemsByKey.set(key, items)
    items.push(item)
    this.adjust(group, 1)
  }

  /** Removes an item; false when it is not held (any more). */
  delete({ key, network }: Asker, item: Item): boolean {
    const group = this.groups.get(network)
    const items = group?.itemsByKey.get(key)
    const index = items?.lastIndexOf(item) ?? -1
    if (group === undefined || items === undefined || index === -1) return false
    items.splice(index, 1)
    this.adjust(group, -1)
    if (items.length === 0) group.itemsByKey.delete(key)
    if (group.size === 0) this.groups.delete(network)
    return true
  }

  /** Takes out the first item of the asker whose turn it is. */
  shift(): Item | undefined {
    const [first] = this.groups
    if (first === undefined) return undefined
    const [network, group] = first
    const [asker] = group.itemsByKey
    if (asker === undefined) return undefined
    const [key, items] = asker
    const item = items.shift()
    this.adjust(group, -1)
    group.itemsByKey.delete(key)
    if (items.length > 0) group.itemsByKey.set(key, items)
    this.groups.delete(network)
    if (group.size > 0) this.groups.set(network, group)
    return item
  }

  /**
   * Chooses the item that must be given up so that `asker` can hold one more: the last item of the asker who holds the
   * most in the network that holds the most. Null when nobody holds more than `asker` would hold with one more item; a
   * guest gives up an item for a member in any case.
   */
  yieldTo(asker: Asker): Item | null {
    const groups = [...this.groups.values()]
    const guests = widest(groups.filter(({ isMember }) => !isMember))
    if (!asker.isMember) return guests === undefined ? null : this.lastOf(guests, asker)
    if (guests !== undefined) return lastOfWidest(guests)
    const members = widest(groups)
    return members === undefined ? null : this.lastOf(members, asker)
  }

  private lastOf(group: Group<Item>, asker: Asker): Item | null {
    if (group.size > this.sizeOfNetwork(asker) + 1) return lastOfWidest(group)
    const own = this.groups.get(asker.network)
    const items = own === undefined ? undefined : widestOf(own)
    return items !== undefined && items.length > this.sizeOf(asker) + 1 ? (items.at(-1) ?? null) : null
  }

  private adjust(group: Group<Item>, change: 1 | -1): void {
    group.size += change
    this.count += change
    if (!group.isMember) this.guests += change
  }
}

function widest<Item>(groups: readonly Group<Item>[]): Group<Item> | undefined {
  let largest: Group<Item> | undefined
  for (const group of groups) if (largest === undefined || group.size > largest.size) largest = group
  return largest
}

function widestOf<Item>({ itemsByKey }: Group<Item>): readonly Item[] {
  let longest: readonly Item[] = []
  for (const items of itemsByKey.values()) if (items.length > longest.length) longest = items
  return longest
}

const lastOfWidest = <Item>(group: Group<Item>): Item | null => widestOf(group).at(-1) ?? null
