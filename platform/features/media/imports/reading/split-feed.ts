import { Parser } from 'htmlparser2'
import { FeedProblem } from './feed-problem'

/** A feed in parts, each of which can be parsed by itself. */
export interface FeedParts {
  readonly format: 'rss' | 'atom' | 'rdf'
  /** The feed without its items, as XML. */
  readonly head: string
  /** Its first items, each as a feed of this item alone. */
  readonly items: readonly FeedPart[]
  /** Whether there are more items. */
  readonly isCut: boolean
  /** Whether it ends within an item. */
  readonly isTorn: boolean
}

export interface FeedPart {
  readonly xml: string
  /** The address to which those in it are relative: that of the feed, and each `xml:base` on the way. */
  readonly base: string
}

const roots = { rss: ['rss', 'item'], feed: ['atom', 'entry'], rdf: ['rdf', 'item'] } as const
/** How much is parsed at once, in characters: what stands beyond the last wanted item is not. */
const step = 65_536

/**
 * Splits a feed into its head and its first items, so that an item that is damaged spoils no other, and what follows
 * the last wanted one is not looked at. Prefixes of the format's own elements do not matter.
 */
export function splitFeed(source: string, address: string, mostItems: number): FeedParts {
  const splitter = new Splitter(source, address, mostItems)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => splitter.open(name, attributes, parser.startIndex, parser.endIndex + 1),
      onclosetag: (name, isImplied) => {
        if (!isImplied) splitter.close(name, parser.endIndex + 1)
        // An element without content (`<item/>`) closes where it opens; one that is never closed ends with its parent.
        else splitter.close(name, source[parser.endIndex - 1] === '/' ? parser.endIndex + 1 : parser.startIndex)
      },
    },
    { xmlMode: true },
  )
  for (let at = 0; at < source.length && !splitter.isCut; at += step) parser.write(source.slice(at, at + step))
  splitter.isOver = true
  return splitter.parts()
}

class Splitter {
  private format: FeedParts['format'] | null = null
  private itemName = ''
  private readonly bases: string[]
  /** The open elements around the items, by their tags. */
  private around: { readonly name: string; readonly tag: string }[] = []
  private item: { readonly start: number; readonly base: string; depth: number } | null = null
  private readonly items: FeedPart[] = []
  private readonly gaps: string[] = []
  private gapStart = 0
  isCut = false
  isOver = false

  constructor(
    private readonly source: string,
    address: string,
    private readonly mostItems: number,
  ) {
    this.bases = [address]
  }

  open(name: string, attributes: Readonly<Record<string, string>>, start: number, end: number): void {
    if (this.isCut || this.isOver) return
    const local = localName(name)
    if (this.format === null) this.begin(local, start)
    if (this.item !== null) {
      if (local === this.itemName) this.item.depth += 1
      return
    }
    const base = resolved(attributes['xml:base'], this.bases.at(-1) ?? '')
    if (local === this.itemName) {
      if (this.items.length === this.mostItems) this.isCut = true
      else this.item = { start, base, depth: 1 }
      this.gaps.push(this.source.slice(this.gapStart, start))
      this.gapStart = this.source.length
    } else {
      this.around.push({ name, tag: this.source.slice(start, end) })
      this.bases.push(base)
    }
  }

  close(name: string, end: number): void {
    if (this.isCut || this.isOver) return
    const { item } = this
    if (item === null) {
      const at = this.around.map((each) => each.name).lastIndexOf(name)
      if (at === -1) return
      this.around.splice(at)
      this.bases.splice(at + 1)
    } else if (localName(name) === this.itemName) {
      item.depth -= 1
      if (item.depth > 0) return
      const tags = this.around.map(({ tag }) => tag)
      this.items.push({ xml: this.closed(`${tags.join('')}${this.source.slice(item.start, end)}`), base: item.base })
      this.item = null
      this.gapStart = end
    }
  }

  parts(): FeedParts {
    if (this.format === null) throw new FeedProblem('it is neither RSS nor Atom')
    const rest = this.item === null && !this.isCut ? this.source.slice(this.gapStart) : ''
    return {
      ...{ format: this.format, head: this.closed(`${this.gaps.join('')}${rest}`) },
      ...{ items: this.items, isCut: this.isCut, isTorn: this.item !== null },
    }
  }

  private begin(local: string, start: number): void {
    const [format, itemName] = Object.hasOwn(roots, local) ? roots[local as keyof typeof roots] : []
    if (format === undefined || itemName === undefined) throw new FeedProblem('it is neither RSS nor Atom')
    // A feed needs no entities of its own; a few that name each other grow without end.
    if (/<!ENTITY/i.test(this.source.slice(0, start))) throw new FeedProblem('it declares entities')
    this.format = format
    this.itemName = itemName
    this.gapStart = start
  }

  /** Closes the elements around the items. */
  private closed(xml: string): string {
    return `${xml}${this.around
      .map(({ name }) => `</${name}>`)
      .reverse()
      .join('')}`
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

export function resolved(address: string | undefined, base: string): string {
  return address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : base
}
