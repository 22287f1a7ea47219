/** A table of OpenCC: each entry is a character and those that may stand for it, and entries are separated by `|`. */
type CharacterTable = string

const pairsIn = (table: CharacterTable): readonly (readonly [string, string])[] =>
  table.split('|').flatMap((entry) => {
    const [character, , first] = [...entry]
    return character === undefined || first === undefined ? [] : [[character, first] as const]
  })

/**
 * Makes the function that writes Chinese in simplified characters, one for each character. Several traditional
 * characters may become the same one, and a search takes them for the same.
 * @param traditional the simplified characters of traditional ones
 * @param variants the characters that other regions write in the place of a traditional one
 */
export function simplifierOf(
  traditional: CharacterTable,
  variants: readonly CharacterTable[] = [],
): (text: string) => string {
  const first = new Map(pairsIn(traditional))
  // A few entries lead to a character that has an entry itself.
  const simplified = new Map([...first].map(([character, simple]) => [character, first.get(simple) ?? simple]))
  for (const [variant, usual] of variants.flatMap(pairsIn)) {
    const character = simplified.get(usual)
    if (character !== undefined && !simplified.has(variant)) simplified.set(variant, character)
  }
  return (text) => text.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character)
}
