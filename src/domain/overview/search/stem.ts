const english = /^[a-z]{4,}$/

/**
 * The stem of an English word, so that bridge finds bridges, and opening finds opened: plural, -ing, -ed and a last e
 * are removed. Both the index and the searches are stemmed, so that a stem need not be a word. Words of other languages
 * stay unchanged.
 */
export function stemOf(word: string): string {
  if (!english.test(word)) return word
  return withoutEnd(withoutPlural(word)).replace(/e$/, '').replace(/i$/, 'y')
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}

function withoutEnd(word: string): string {
  const base = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word)?.[1]
  if (base === undefined || base.length < 3) return word
  // A doubled consonant is halved: 'running' has the stem of 'run', but 'falling' that of 'fall'.
  return base.replace(/([bdgmnprt])\1$/, '$1')
}
