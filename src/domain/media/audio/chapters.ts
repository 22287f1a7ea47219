export interface Chapter {
  /** The start of the chapter, in seconds. */
  readonly start: number
  readonly title: string
}

/** A time: minutes and seconds, or hours before them; minutes alone go beyond sixty. */
const clock = String.raw`(?:(\d{1,2})[:：∶])?(\d{1,3})[:：∶](\d{2})(?:[.,]\d{1,3})?`
const spoken = String.raw`(?:(\d{1,2})\s*(?:h|小时|小時|时|時)\s*)?(\d{1,3})\s*(?:m(?:in)?|分钟?|分鐘?|['′’])\s*(\d{1,2})\s*(?:s(?:ec)?|秒|["″”]|''|′′)`
const until = String.raw`(?:\s*(?:[-–—~～至到]|to)\s*(?:\d{1,2}[:：∶])?\d{1,3}[:：∶]\d{2})?`
const bullet = String.raw`(?:[-–—*•·●○◦▪■◆►▶▷・>#]+|\d{1,3}[.、)）]|[①-⑳])?`
const [opening, closing] = [String.raw`[(（[【［〔〈<「]?`, String.raw`[)）\]】］〕〉>」]?`]
const separator = String.raw`[-–—:：|｜·.、,，]`
const atStart = [clock, spoken].map(
  (time) =>
    new RegExp(`^\\s*${bullet}\\s*${opening}\\s*${time}${until}\\s*${closing}\\s*${separator}*\\s*(\\S.*)$`, 'i'),
)
const atEnd = [clock, spoken].map(
  (time) =>
    new RegExp(
      `^\\s*${bullet}\\s*(\\S.*?)\\s*(?:${separator}|[\\s(（[【［])\\s*${opening}\\s*${time}\\s*${closing}\\s*$`,
      'i',
    ),
)
/** What stands behind a time of day and behind no time of a chapter. */
const dayTime = /^(?:[ap]\.?m\b|上午|下午|中午|晚上|点|點|o['’]clock)/i
/** The most characters of a line; a longer one is prose. */
const longestLine = 300
/** The most seconds before the first chapter. */
const latestBeginning = 60

interface Line {
  readonly text: string
  /** The chapter of this line; null for a line without a time. */
  readonly chapter: Chapter | null
}

/**
 * The chapters that a description lists, one on each line with its time: `03:15 The ferry`, in any of the forms in
 * which people write them. Times of day look the same, so the length of the sound decides, and that the list begins
 * where the sound does. Empty when there are fewer than two chapters, or when one does not start later than the one
 * before it.
 * @param duration the seconds that the sound lasts; 0 when unknown
 */
export function chaptersIn(description: string, duration: number): readonly Chapter[] {
  return validChapters(linesOf(description), duration)
}

/** The description without the lines of its chapters, for screens that list those beside it. */
export function textBesideChapters(description: string, duration: number): string {
  const lines = linesOf(description)
  if (validChapters(lines, duration).length === 0) return description
  return lines
    .filter(({ chapter }) => chapter === null)
    .map(({ text }) => text)
    .join('\n')
    .trim()
}

/** The index of the chapter at a time in seconds; -1 before the first. */
export function chapterAt(chapters: readonly Chapter[], time: number): number {
  return chapters.filter(({ start }) => start <= time).length - 1
}

/** The lines of a description. Where no line begins with a time, those that end with one are its chapters. */
function linesOf(description: string): readonly Line[] {
  const texts = description.split(/\r\n|[\n\r\u2028]/)
  const lines = texts.map((text) => ({ text, chapter: chapterOf(text, atStart) }))
  if (lines.some(({ chapter }) => chapter !== null)) return lines
  return texts.map((text) => ({ text, chapter: chapterOf(text, atEnd) }))
}

function chapterOf(text: string, forms: readonly RegExp[]): Chapter | null {
  if (text.length > longestLine) return null
  const digits = text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
  const found = forms.map((form) => form.exec(digits)).find((match) => match !== null)
  if (found === undefined || found === null) return null
  const isAtStart = forms === atStart
  const [hours = '0', minutes = '0', seconds = '0'] = isAtStart ? found.slice(1, 4) : found.slice(2, 5)
  const title = ((isAtStart ? found[4] : found[1]) ?? '').trim()
  const isTime = Number(seconds) < 60 && (hours === '0' || Number(minutes) < 60)
  if (!isTime || dayTime.test(title) || !/[\p{L}\p{N}]/u.test(title)) return null
  return { start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title }
}

function validChapters(lines: readonly Line[], duration: number): readonly Chapter[] {
  const chapters = lines.flatMap(({ chapter }) => chapter ?? [])
  const isAscending = chapters.every(({ start }, index) => start > (chapters[index - 1]?.start ?? -1))
  const [first, last] = [chapters[0], chapters.at(-1)]
  if (first === undefined || last === undefined || chapters.length < 2 || !isAscending) return []
  const isWithin = duration > 0 ? last.start < duration : first.start === 0
  return isWithin && first.start <= latestBeginning ? chapters : []
}
