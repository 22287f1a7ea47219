import { footerTarget, type FooterEntry } from '../../../../domain/frame/navigation/footer-link'
import type { Navigator } from '../../../../application/frame/navigation/navigator'
import type { SiteStore } from '../../../../application/frame/site/site.store'

/** The entries of the footer with their targets (B02). Entries whose screen this version lacks are left out. */
export function footerEntries(
  site: SiteStore,
  navigator: Navigator,
): readonly { readonly entry: FooterEntry; readonly to: string }[] {
  return site.menu.flatMap((entry) => {
    const target = footerTarget(entry, site.domains.ascCDomain || null)
    if (target === null || (target.kind === 'path' && !navigator.exists(target.path))) return []
    return [{ entry, to: target.kind === 'path' ? target.path : target.url }]
  })
}
