import type { CustomShare } from '../feed/feed.schema'
import type { Language } from '../../database/schema/localised'

/** Share settings of a content: the editor's choice, else derived from the content (B15). */
export function shareInfo(
  title: string,
  summary: string,
  cover: string | null,
  custom: CustomShare | null,
  language: Language,
) {
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
