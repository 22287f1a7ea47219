import { commonTails, commonWhole, commonWords, keyboardRows } from './common-password-words'

const tails = new Set(commonTails)
const words = new Set(commonWords)
const knownPasswords = new Set(commonWhole)

let leaked: Promise<ReadonlySet<string>> | null = null

/**
 * The fifty thousand most frequently leaked passwords; read when the first password is set, since most processes never
 * need them.
 */
async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}

/**
 * Loads the check for common passwords. A list has the passwords that were leaked most often worldwide. Other common
 * passwords, above all those of Chinese users, follow a few patterns: sequences and keyboard walks, repeated blocks,
 * dates, and a common word with a common suffix.
 */
export async function loadCommonPasswords(): Promise<(password: string) => boolean> {
  const list = await (leaked ??= readLeaked())
  return (password) => {
    const lowerCased = password.toLowerCase()
    return (
      list.has(lowerCased) ||
      knownPasswords.has(lowerCased) ||
      isRepeated(lowerCased) ||
      isWalk(lowerCased) ||
      isDate(lowerCased) ||
      isWordWithTail(lowerCased) ||
      isWordWithTail(unmask(lowerCased))
    )
  }
}

/** Matches aaaaaaaa, 12121212, abc123abc123. */
function isRepeated(password: string): boolean {
  for (let block = 1; block <= Math.min(6, password.length / 2); block += 1) {
    if (password.length % block === 0 && password.slice(0, block).repeat(password.length / block) === password)
      return true
  }
  // Matches pairs and longer runs of each character: 11112222, 112233445566.
  return (
    password.length <= 16 &&
    password.replace(/(.)\1+/g, '').length === 0 &&
    isWalk([...password].filter((sign, index) => sign !== password[index - 1]).join(''))
  )
}

/**
 * Matches adjacent steps along the alphabet, the digits or the rows and columns of a keyboard, in either direction;
 * also two such sequences in a row.
 */
function isWalk(password: string): boolean {
  if (isRun(password)) return true
  for (let cut = 1; cut < password.length; cut += 1) {
    const [head, tail] = [password.slice(0, cut), password.slice(cut)]
    if ((head.length >= 3 || tail.length >= 6) && isRun(head) && (isRun(tail) || tails.has(tail))) return true
  }
  return false
}

function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('')
  return keyboardRows.some((row) => row.includes(text) || row.includes(backwards))
}

/** Matches 19900101, 01011990, 900101, with letters around it. */
function isDate(password: string): boolean {
  const digits = /^[a-z]{0,2}(\d{8})[a-z]{0,2}$/.exec(password)?.[1]
  if (digits === undefined) return false
  return [
    [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)],
    [digits.slice(4), digits.slice(0, 2), digits.slice(2, 4)],
    [digits.slice(4), digits.slice(2, 4), digits.slice(0, 2)],
  ].some(
    ([year, month, day]) =>
      Number(year) >= 1930 &&
      Number(year) <= 2039 &&
      Number(month) >= 1 &&
      Number(month) <= 12 &&
      Number(day) >= 1 &&
      Number(day) <= 31,
  )
}

/** Matches iloveyou, woaini1314, 123456qwerty, admin@123, passwordpassword. */
function isWordWithTail(password: string): boolean {
  if (words.has(password)) return true
  for (let cut = 1; cut < password.length; cut += 1) {
    const [head, tail] = [password.slice(0, cut), password.slice(cut)]
    if (words.has(head) && (tails.has(tail) || words.has(tail))) return true
    if (tails.has(head) && words.has(tail)) return true
  }
  return false
}

/** Replaces look-alike characters: p@ssw0rd → password. */
function unmask(password: string): string {
  const letters: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', '1': 'i', '3': 'e', $: 's', '5': 's' }
  return password.replace(
    /^(.*?)([\d!@#.]*)$/,
    (_, head: string, tail: string) => head.replace(/[@013$5]/g, (sign) => letters[sign] ?? sign) + tail,
  )
}
