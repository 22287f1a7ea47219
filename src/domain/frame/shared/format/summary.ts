/** The beginning of a text on one line. It is cut between words where the writing has spaces, and the cut is marked. */
export function summaryOf(text: string, most: number): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const characters = [...line]
  if (characters.length <= most) return line
  const cut = characters.slice(0, most - 1).join('')
  const isInWord = /[\p{Script=Latin}\p{N}]$/u.test(cut) && /[\p{Script=Latin}\p{N}]/u.test(characters[most - 1] ?? '')
  return `${(isInWord ? cut.replace(/\s\S*$/, '') : cut).trimEnd()}…`
}
