/** Something that a text may mention by one of its names. */
export interface MentionableThing {
  readonly key: string
  readonly names: readonly string[]
}

interface Mention {
  readonly key: string
  readonly from: number
  readonly to: number
}

/**
 * The keys of the things that a text mentions, in the order in which it does. A name counts as whole words, and not
 * where it is a part of another name that stands there, as that of a library in that of its station. Short names are
 * left out: they are words that people use without meaning the thing.
 */
export function mentionedIn(text: string, things: readonly MentionableThing[]): readonly string[] {
  const read = comparable(text)
  const mentions = things.flatMap(({ key, names }) =>
    [...new Set(names.map(comparable))].filter(isLongEnough).flatMap((name) => placesOf(name, read, key)),
  )
  const isPartOfAnother = ({ from, to }: Mention) =>
    mentions.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from)
  const whole = mentions.filter((mention) => !isPartOfAnother(mention))
  return [...new Set(whole.sort((one, other) => one.from - other.from).map(({ key }) => key))]
}

/**
 * What a guide is about, from its title: ‘Apply for emergency aid’ is mentioned as ‘emergency aid’, and 申领居住证 as
 * 居住证. A title that does not begin with a verb of offices gives nothing.
 */
export function subjectOfTitle(title: string): string | null {
  const subject = title.replace(
    /^(?:(?:apply for|get|register|renew|replace|report) (?:an? |the |your )?|申请|申领|办理|登记|补办|换领)/i,
    '',
  )
  return subject === title ? null : subject
}

const comparable = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

const isHan = (character: string): boolean => /\p{Script=Han}/u.test(character)
const leastHan = 3
const leastLetters = 8

function isLongEnough(name: string): boolean {
  const letters = [...name].filter((character) => /[\p{L}\p{N}]/u.test(character))
  return letters.length >= (letters.some(isHan) ? leastHan : leastLetters)
}

/** Chinese has no spaces, so that every place is between two words there. */
const joins = (one: string, other: string): boolean =>
  [one, other].every((character) => /[\p{L}\p{N}]/u.test(character) && !isHan(character))

function placesOf(name: string, text: string, key: string): readonly Mention[] {
  const found: Mention[] = []
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
    const to = from + name.length
    const isCut = joins(text.charAt(from - 1), name.charAt(0)) || joins(name.charAt(name.length - 1), text.charAt(to))
    if (!isCut) found.push({ key, from, to })
  }
  return found
}
