/**
 * Characters that look like a Latin letter: letters of other scripts, digits and signs of Unicode TR 39 that can be
 * part of names.
 */
const looksLike = new Map<string, string>(
  (
    [
      ['a', 'аαɑ4@ᴀꭺ∆🅰'],
      ['b', 'ьβ8ʙ🅱'],
      ['c', 'сϲᴄ'],
      ['d', 'ԁᴅ'],
      ['e', 'еєε3ᴇ'],
      ['f', 'ƒꜰ'],
      ['g', 'ɡ9ɢ'],
      ['h', 'һʜ'],
      ['i', 'іιıl1|!¡ɪʟ'],
      ['j', 'ј'],
      ['k', 'кκ'],
      ['m', 'мᴍ'],
      ['n', 'пηɴ'],
      ['o', 'оοσ0ᴏ🅾'],
      ['p', 'рρᴘ🅿'],
      ['q', 'ԛ'],
      ['r', 'гʀ'],
      ['s', 'ѕ5$'],
      ['t', 'тτ7ᴛ'],
      ['u', 'υᴜ'],
      ['v', 'ѵνᴠ'],
      ['w', 'ԝωᴡ'],
      ['x', 'хχ'],
      ['y', 'уγ'],
    ] as const
  ).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
)
/** Traditional characters of official words and titles, each followed by its simplified form. */
const traditional = new Map(
  pairsOf(
    '編编輯辑報报員员務务會会電电視视臺台廣广處处辦办聞闻網网體体黨党區区縣县鎮镇國国門门號号認认證证運运營营團团隊队館馆學学醫医責责記记線线聯联發发佈布協协係系統统總总監监書书圖图戲戏劇剧歷历與与臨临陳陈蘭兰廳厅業业慶庆點点錄录東东',
  ),
)

/** Characters that differ by one stroke from a character of an official word, each followed by that character. */
const byAStroke = new Map(pairsOf('缉辑埋理曰日旱早'))

/**
 * Words that suggest that somebody speaks for the site or an office. Chinese words are refused anywhere in a name,
 * Latin ones only as a whole word.
 */
const officialWords = {
  chinese: [
    ...['官方', '管理员', '管理人员', '编辑部', '客服', '工作人员', '运营团队', '系统消息', '系统通知'],
    ...['市政府', '区政府', '县政府', '人民政府', '公安局', '派出所', '居委会', '党委', '宣传部', '融媒体', '传媒中心'],
  ],
  latin: [
    ...['official', 'officials', 'admin', 'admins', 'administrator', 'moderator', 'newsroom', 'helpdesk'],
    ...['customerservice', 'support', 'sysop', 'webmaster', 'theoffice', 'cityhall', 'editorial', 'staff'],
  ],
}

/** Names that are reserved only as a whole. */
const alone = ['平台', '系统', 'system', 'platform']

/** The length from which a reserved name is also refused within a longer name, such as 兰江早报 in 兰江早报小王. */
const longName = { chinese: 4, latin: 9 }

/**
 * A name normalised to what a reader sees at a glance: without case, width, spaces, punctuation, accents and invisible
 * characters, and with look-alike letters and traditional characters replaced by the plain ones.
 */
export function nameAtAGlance(name: string): string {
  return asRead(wordsAtAGlance(name).join(''))
}

/**
 * Whether a name sounds official, or like one of the reserved names (organisations, hosts, the site), which people may
 * not take.
 */
export function isReservedName(name: string, reservedNames: readonly string[]): boolean {
  const names = [...reservedNames, ...alone].map(nameAtAGlance).filter((each) => each !== '')
  const latin = officialWords.latin.map(nameAtAGlance)
  // A number at the end, as in `admin 2`, does not make it another name, so the name is also checked without it.
  const spellings = new Set([name, name.normalize('NFKC').replace(/\P{L}+$/u, '')])
  return [...spellings].some((spelling) => {
    const words = wordsAtAGlance(spelling)
    const joinedWords = asRead(words.join(''))
    return (
      officialWords.chinese.some((word) => joinedWords.includes(word)) ||
      [joinedWords, ...words].some((word) => latin.includes(word)) ||
      names.some((each) => each === joinedWords || (isLong(each) && joinedWords.includes(each)))
    )
  })
}

/** Letters as they are read: some pairs are taken for one letter. */
const asRead = (letters: string): string => letters.replaceAll('rn', 'm').replaceAll('vv', 'w')

function pairsOf(text: string): [string, string][] {
  return [...text.matchAll(/../gu)].map(([pair]) => [...pair] as [string, string])
}

function wordsAtAGlance(name: string): readonly string[] {
  const normalisedName = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cc}\p{Co}\p{Cs}]/gu, '')
    .toLowerCase()
  const letters = [...normalisedName.replaceAll('丶', '')]
    .map((letter) => traditional.get(letter) ?? looksLike.get(letter) ?? letter)
    .map((letter) => byAStroke.get(letter) ?? letter)
    .join('')
  return asRead(letters).split(/[^\p{L}\p{N}]/u)
}

function isLong(name: string): boolean {
  const { length } = [...name]
  return length >= (/\p{Script=Han}/u.test(name) ? longName.chinese : longName.latin)
}
