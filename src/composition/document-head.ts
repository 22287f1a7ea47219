import type { Language } from '../domain/site/preferences'
import type { SiteConfig } from '../domain/site/site'
import { shareCard } from '../domain/sharing/share'
import type { ScreenHead } from '../ui/shell/screen'
import { titleOf } from '../ui/shell/title-of'

/** The metadata of a document for browsers, search engines, and link previews. */
export interface DocumentHead {
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly language: Language
  /** The card of a link preview. */
  readonly card: { readonly title: string; readonly description: string; readonly cover: string }
}

/** The screen's own title and picture, or those the editor set for sharing (B15), or the site's. */
export function documentHead(head: ScreenHead | null, site: SiteConfig, language: Language): DocumentHead {
  const { name, topPaperwork: paperwork } = site
  const description = head?.description || (paperwork?.kind === 'text' ? paperwork.text : name)
  const title = titleOf(head, name)
  const card = shareCard(head?.share ?? null, {
    title: head?.title ?? '',
    description,
    cover: head?.image ?? site.image ?? '',
    siteName: name,
  })
  return { title, description, siteName: name, language, card }
}

/** @param origin base for the addresses of pictures */
export function headText({ title, description, siteName, language, card }: DocumentHead, origin: string): string {
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    content === '' ? '' : `<meta ${kind}="${key}" content="${escapeHtml(content)}">`
  // An invalid address is left out; it must not break the page.
  const picture = card.cover !== '' && URL.canParse(card.cover, origin) ? new URL(card.cover, origin).href : ''
  return (
    `<title>${escapeHtml(title)}</title><link rel="manifest" href="/manifest.webmanifest?lang=${language}">` +
    meta('name', 'description', description) +
    meta('property', 'og:title', card.title) +
    meta('property', 'og:description', card.description) +
    meta('property', 'og:image', picture) +
    meta('property', 'og:site_name', siteName) +
    meta('property', 'og:locale', language.replace('-', '_'))
  )
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
