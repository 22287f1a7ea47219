import { contentKinds } from '../../src/domain/frame/content/content-kinds'
import { isId } from '../../contract/reading/parameters'
import type { Member, Parts } from '../talk/city'

/** An id that an answer named, and what tells what it is the id of. */
export interface FoundId {
  readonly id: string
  /** The member who got the answer; a guest may ask for it, too, when this is null. */
  readonly as: Member | null
  /** The code of the content's kind, where the answer has one beside the id. */
  readonly type: number | null
  /** Words of the call, of the fields and of the kind of content. */
  readonly words: ReadonlySet<string>
  readonly resource: string
  /** The input that the answer was given for, to which the id belongs. */
  readonly from: Parts
}

const kindNames = new Map(Object.entries(contentKinds).map(([name, { code }]) => [code as number, name]))
const meaningless = new Set([
  'get',
  'list',
  'my',
  'all',
  'of',
  'id',
  'ids',
  'c',
  'v',
  'v1',
  'v2',
  'v3',
  'consumer',
  'item',
  'mobile',
  'by',
])

/** The words of a name or an address, each in the singular. */
export function wordsOf(...names: readonly string[]): Set<string> {
  const words = names
    .flatMap((name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').split(/[^A-Za-z0-9]+/))
    .map((word) =>
      word
        .toLowerCase()
        .replace(/(?<=[a-z]{2})ies$/, 'y')
        .replace(/(?<=[a-z]{2})s$/, ''),
    )
  return new Set(words.filter((word) => word !== '' && !meaningless.has(word)))
}

/** A place in an answer. */
interface Place {
  readonly source: string
  readonly resource: string
  readonly from: Parts
  readonly path: string
}

/** The number of ids that are remembered of each place in an answer. */
const idsOfPlace = 3

/** Remembers the ids of all answers, so that calls that need one can be made. */
export class Ids {
  private readonly places = new Map<string, FoundId[]>()
  /** The first number of each field, such as the corners of the city's map. */
  readonly numbers = new Map<string, number>()

  collect(source: string, resource: string, from: Parts, data: unknown): void {
    this.walk(data, { source, resource, from, path: '' })
  }

  /**
   * The ids to try for a call, most promising first: of each place one, then of each place the next.
   * @param words what the call and its parameter are named
   */
  candidates(resource: string, words: ReadonlySet<string>, most: number): readonly FoundId[] {
    const scored = [...this.places.values()]
      .map((ids) => ({ ids, score: scoreOf(ids[0] as FoundId, resource, words) }))
      .sort((one, other) => other.score - one.score)
    const rounds = Array.from({ length: idsOfPlace }, (_, round) => scored.flatMap(({ ids }) => ids[round] ?? []))
    // The best places are tried with all of their ids before the others have their turn.
    const best = scored.slice(0, 4).flatMap(({ ids }) => ids)
    const seen = new Set<string>()
    return [...best, ...rounds.flat()]
      .filter(({ id, type }) => !seen.has(`${id} ${type}`) && seen.add(`${id} ${type}`))
      .slice(0, most)
  }

  private walk(value: unknown, at: Place): void {
    if (Array.isArray(value)) {
      for (const item of value) this.walk(item, at)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const kind = 'type' in value && typeof value.type === 'number' ? value.type : null
    for (const [name, inner] of Object.entries(value)) {
      if (isId(name) && typeof inner === 'string' && inner !== '') this.add(inner, name, kind, at)
      else this.walk(inner, { ...at, path: `${at.path}.${name}` })
      if (typeof inner === 'number' && !this.numbers.has(name)) this.numbers.set(name, inner)
    }
  }

  private add(id: string, name: string, type: number | null, at: Place): void {
    const as = at.from.as ?? null
    const key = `${at.source} ${at.path}.${name} ${type} ${as?.id ?? ''}`
    const place = this.places.get(key) ?? []
    this.places.set(key, place)
    if (place.length >= idsOfPlace || place.some((each) => each.id === id)) return
    const kind = type === null ? undefined : kindNames.get(type)
    // An id of its own is named by the object that has it, another one by its field.
    const words = wordsOf(...(name === 'id' ? [at.source, at.path, ...(kind === undefined ? [] : [kind])] : [name]))
    place.push({ id, as, type, words, resource: at.resource, from: at.from })
  }
}

function scoreOf(found: FoundId, resource: string, words: ReadonlySet<string>): number {
  const common = [...found.words].filter((word) => words.has(word)).length
  return common * 2 + (found.resource === resource ? 1 : 0)
}
