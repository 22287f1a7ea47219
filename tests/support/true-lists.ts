/** One row of a list, as the wire answers with it. */
export type ListRow = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is ListRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The thing that a row shows: rows of a selection hold theirs in `item`. */
const shownIn = (row: ListRow): ListRow => (isRecord(row.item) ? { ...row, ...row.item } : row)

const nameOf = (row: ListRow): string => {
  const { title, name, nickname, summary, id } = shownIn(row)
  const found = [title, name, nickname, summary, id].find((text) => typeof text === 'string' && text !== '')
  return String(found ?? 'a row')
}

const pictureFields = ['covers', 'cover', 'picture', 'pictures', 'logo', 'portrait', 'avatar']

/** The address of the picture that a row shows; null for a row without one. */
export function pictureIn(row: ListRow): string | null {
  const shown = shownIn(row)
  for (const field of pictureFields) {
    const value = shown[field]
    const first: unknown = Array.isArray(value) ? value[0] : value
    const address = isRecord(first) ? first.url : first
    if (typeof address === 'string' && address !== '') return address
  }
  return null
}

/** The pairs of neighbouring rows that show the same picture. */
export function samePictures(rows: readonly ListRow[]): readonly string[] {
  return rows.slice(1).flatMap((row, index) => {
    const before = rows[index]
    const picture = pictureIn(row)
    return before === undefined || picture === null || pictureIn(before) !== picture
      ? []
      : [`${nameOf(before)} | ${nameOf(row)}: ${picture}`]
  })
}

/** The fields whose numbers say how many people did something: chance never makes them equal row after row. */
const countFields = [
  ...['views', 'likes', 'comments', 'supporters', 'affected', 'followers', 'members', 'listeners', 'readers'],
  ...['posts', 'helpers', 'minutes'],
]

/** The counts that three neighbouring rows share, and the columns in which every row has the same count. */
export function equalCounts(rows: readonly ListRow[]): readonly string[] {
  return countFields.flatMap((field) => {
    const counts = rows.map((row) => shownIn(row)[field])
    const [first] = counts
    if (counts.length > 2 && typeof first === 'number' && first > 0 && counts.every((count) => count === first))
      return [`${field} is ${first} in every row`]
    return rows.flatMap((row, index) =>
      typeof counts[index] === 'number' &&
      counts[index] > 0 &&
      counts[index] === counts[index + 1] &&
      counts[index] === counts[index + 2]
        ? [`${field} is ${counts[index]} three times, from ${nameOf(row)} on`]
        : [],
    )
  })
}

/** The fields that say when something takes place, or until when it can be done. */
const appointmentFields = [
  ...['starts_at', 'ends_at', 'begins_at', 'next_at', 'opens_at', 'closes_at', 'results_at', 'due_at'],
  ...['enrols_at', 'enrols_until', 'lesson_at', 'planned_at', 'valid_until'],
]

const [morning, evening] = [8 * 60, 20 * 60]

/** The minutes after midnight of a time, in a city that is some hours ahead of UTC. */
const minuteOfDay = (time: Date, hoursAhead: number): number =>
  (time.getUTCHours() * 60 + time.getUTCMinutes() + hoursAhead * 60) % 1440

/** The appointments of rows before eight in the morning and after eight in the evening. */
export function appointmentsAtNight(
  rows: readonly ListRow[],
  hoursAhead: number,
  isAtNight: (row: ListRow) => boolean,
): readonly string[] {
  return rows.flatMap((row) =>
    appointmentFields.flatMap((field) => {
      const value = shownIn(row)[field]
      if (typeof value !== 'string' || isAtNight(shownIn(row))) return []
      const minute = minuteOfDay(new Date(value), hoursAhead)
      const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
      return minute >= morning && minute <= evening ? [] : [`${nameOf(row)}: ${field} at ${clock}`]
    }),
  )
}

const textFields = ['title', 'summary', 'description', 'intro', 'text', 'aim', 'note', 'role', 'story']

/** The sentences of a text that are long enough for a reader to notice them again. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[。！？!?]|[.](?=\s|$))|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => (/\p{Script=Han}/u.test(sentence) ? sentence.length >= 7 : sentence.length >= 24))

/** The sentences that stand under three or more things, with the number of these things. */
export function repeatedSentences(rows: readonly ListRow[]): ReadonlyMap<string, number> {
  const places = new Map<string, Set<unknown>>()
  for (const row of rows) {
    const shown = shownIn(row)
    for (const field of textFields) {
      const text = shown[field]
      if (typeof text !== 'string') continue
      for (const sentence of sentencesOf(text))
        places.set(sentence, (places.get(sentence) ?? new Set()).add(shown.id ?? row))
    }
  }
  return new Map([...places].flatMap(([sentence, { size }]) => (size >= 3 ? [[sentence, size] as const] : [])))
}
