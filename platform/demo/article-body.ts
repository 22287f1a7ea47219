import { htmlOf } from '../features/frame/publishing/markdown'
import type { Localised } from '../kernel/database/schema/localised'
import { mimeOf } from '../kernel/media/mime-types'
import type { StoredMedium } from '../kernel/publishing/publishable-kind'
import { media, mediaAddress, sizeOf } from './media'
import { bilingual } from './text'

const storedAs = (file: string, facts: Partial<StoredMedium>): readonly [string, StoredMedium] => [
  file,
  { url: mediaAddress(file), mime: mimeOf(file), size: 0, width: 0, height: 0, duration: 0, ...facts },
]

/** The demo's pictures and sounds by the names that its articles call them; they are shown from where they lie. */
export const storedMedia: Readonly<Record<string, StoredMedium>> = Object.fromEntries([
  ...media.pictures.map(({ file }) => storedAs(file, sizeOf(mediaAddress(file)))),
  ...(media.audio ?? []).map(({ file, durationSeconds: duration }) => storedAs(file, { duration })),
])

/** Makes the body of an article from Markdown in both languages, as publishing does. */
export const articleBody = (text: Localised): Localised =>
  bilingual(htmlOf(text['zh-CN'], storedMedia), htmlOf(text.en, storedMedia))
