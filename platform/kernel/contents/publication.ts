import type { Language } from '../../../src/domain/frame/site/preferences'
import type { ContentSource, CustomShare } from './contents.schema'

interface PublicationRow {
  readonly published_at: Date
  readonly source: ContentSource | null
  readonly share: CustomShare | null
}

/** The texts and picture that a share shows unless the editors chose others. */
interface Publisher {
  readonly title: string
  readonly summary: string
  readonly cover: string | null
}

/** The publisher and the time of a content, and how it is shared. */
export function publicationOf(
  { published_at, source, share }: PublicationRow,
  publisher: Publisher,
  language: Language,
) {
  return {
    published_at: published_at.toISOString(),
    source: sourceOf(source, language),
    share: shareInfoOf(share, publisher, language),
  }
}

/** The summary of an organisation in one language. */
export function sourceOf(source: ContentSource | null, language: Language) {
  return source === null ? null : { id: source.id, name: source.name[language], logo: source.logo }
}

/** Share settings of a content: those that the editors chose, or else settings derived from the content (B15). */
export function shareInfoOf(custom: CustomShare | null, { title, summary, cover }: Publisher, language: Language) {
  return custom === null
    ? { title, is_share_custom: false, share_title: title, share_cover: cover, share_des: summary }
    : {
        title,
        is_share_custom: true,
        share_title: custom.title[language],
        share_cover: custom.cover ?? cover,
        share_des: custom.description[language],
      }
}
