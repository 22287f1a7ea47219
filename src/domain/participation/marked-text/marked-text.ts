import { addressForm, ownAddress } from '../../frame/navigation/addresses-in-text'
import { plainLine } from '../../frame/shared/plain-text'
import { beginsInWord, endsInWord } from '../../frame/shared/word-letters'

/** Somebody who is named in a text with `@`, under the name that they had when it was written. */
export interface NamedPerson {
  readonly id: string
  readonly name: string
}

/** A topic that a text names between two `#`. */
export interface NamedTopic {
  readonly id: string
  readonly title: string
}

export type MarkedPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'person'; readonly text: string; readonly id: string }
  /** `id` is null for a topic that the site does not have. */
  | { readonly kind: 'topic'; readonly text: string; readonly title: string; readonly id: string | null }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }

/** The most people that one text may name, and the most topics that lead somewhere. */
export const mostNamed = { people: 10, topics: 5 }
const longestTopic = 60
/** A letter with all its marks is not longer than this. */
const longestLetter = 32

const topic = String.raw`#([^#\n]{1,${longestTopic}})#`

/**
 * Cuts a text into words, people, topics and addresses. The texts of all parts together are the text. What is not one
 * of the given people stays a word, whatever stands before it.
 */
export function markedParts(
  text: string,
  named: { readonly people: readonly NamedPerson[]; readonly topics: readonly NamedTopic[] },
): MarkedPart[] {
  const people = [...named.people]
    .filter(({ name }) => name !== '')
    .sort((one, other) => other.name.length - one.name.length)
  const marks = new RegExp(`${addressForm}|${topic}|@`, 'gu')
  const parts: MarkedPart[] = []
  let from = 0
  const addText = (to: number): void => {
    if (to > from) parts.push({ kind: 'text', text: text.slice(from, to) })
  }
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    const part = found[0] === '@' ? personAt(text, found.index, people) : partOf(found[0], named.topics)
    if (part === null) continue
    addText(found.index)
    parts.push(part)
    from = found.index + part.text.length
    marks.lastIndex = from
  }
  addText(text.length)
  return parts
}

/**
 * The person named after an `@`. An address of mail names nobody: no letter or digit of a word stands before the `@`,
 * and none that would make it another name stands behind the name. Accents of the text may be composed or not.
 */
function personAt(text: string, at: number, people: readonly NamedPerson[]): MarkedPart | null {
  if (endsInWord(text.slice(Math.max(0, at - longestLetter), at))) return null
  for (const { id, name } of people) {
    const named = [name, name.normalize('NFC'), name.normalize('NFD')].find((form) => text.startsWith(form, at + 1))
    if (named === undefined) continue
    const rest = text.slice(at + 1 + named.length, at + 1 + named.length + longestLetter)
    if (!(beginsInWord(rest) && endsInWord(named))) return { kind: 'person', text: `@${named}`, id }
  }
  return null
}

function partOf(found: string, topics: readonly NamedTopic[]): MarkedPart | null {
  if (found.startsWith('#')) {
    const title = found.slice(1, -1).trim()
    return title === ''
      ? null
      : { kind: 'topic', text: found, title, id: topics.find((each) => isSameTitle(each.title, title))?.id ?? null }
  }
  const address = ownAddress(found)
  return address === null ? null : { kind: 'link', text: address, address }
}

/** The form in which the titles of topics are compared: case, width and composed accents make no difference. */
const titleKey = (title: string): string => plainLine(title).normalize('NFKC').toLowerCase()

export const isSameTitle = (one: string, other: string): boolean => titleKey(one) === titleKey(other)

/** The titles of the topics that a text names, each once. */
export function namedTitles(text: string): string[] {
  const titles = markedParts(text, { people: [], topics: [] }).flatMap((part) =>
    part.kind === 'topic' ? [part.title] : [],
  )
  return titles.filter((title, index) => titles.findIndex((each) => isSameTitle(each, title)) === index)
}

/** Returns those of the people whom a text really names; whoever was chosen and deleted again is not among them. */
export function namedPeople(text: string, people: readonly NamedPerson[]): NamedPerson[] {
  const ids = new Set(
    markedParts(text, { people, topics: [] }).flatMap((part) => (part.kind === 'person' ? [part.id] : [])),
  )
  return people.filter(({ id }, index) => ids.has(id) && people.findIndex((each) => each.id === id) === index)
}

/** The first address in a text; null without one. */
export function firstAddress(text: string): string | null {
  for (const part of markedParts(text, { people: [], topics: [] })) if (part.kind === 'link') return part.address
  return null
}

/** What is being typed at the caret: the beginning of a name or of a topic. */
export interface TypedMark {
  readonly kind: 'person' | 'topic'
  /** What follows the mark, up to the caret. */
  readonly query: string
  /** The position of the mark. */
  readonly at: number
}

const longestQuery = { person: 20, topic: 60 }

/** The mark that is being typed before the caret; null when it is none. */
export function typedMark(text: string, caret: number): TypedMark | null {
  const before = text.slice(Math.max(0, caret - longestQuery.person - 2), caret)
  const typed = /(^|[^@])@([^\s@#]*)$/u.exec(before)
  const name = typed?.[2] ?? ''
  if (typed !== null && name.length <= longestQuery.person && !endsInWord(before.slice(0, -name.length - 1)))
    return { kind: 'person', query: name, at: caret - name.length - 1 }
  const line = text.slice(0, caret).replace(/^[^]*\n/, '')
  const topicStart = withoutWholeTopics(line).lastIndexOf('#')
  if (topicStart === -1) return null
  const query = line.slice(topicStart + 1)
  // A space right behind the mark is no topic: ‘# 1’ is a number, and a heading.
  if (/^\s/.test(query) || query.length > longestQuery.topic) return null
  return { kind: 'topic', query, at: caret - query.length - 1 }
}

/** Replaces addresses and whole topics by spaces, so that the positions in the line stay. */
function withoutWholeTopics(line: string): string {
  return line.replace(new RegExp(`${addressForm}|${topic}`, 'gu'), (found) => ' '.repeat(found.length))
}

/** Puts what was chosen in the place of what was typed; returns the text, and where the caret is then. */
export function withChosen(
  text: string,
  caret: number,
  mark: TypedMark,
  chosen: string,
): { readonly text: string; readonly caret: number } {
  const inserted = mark.kind === 'person' ? `@${chosen} ` : `#${chosen}# `
  // The space is there already when somebody chooses in the middle of a sentence.
  const rest = text.slice(caret).replace(/^ /, '')
  return { text: text.slice(0, mark.at) + inserted + rest, caret: mark.at + inserted.length }
}
