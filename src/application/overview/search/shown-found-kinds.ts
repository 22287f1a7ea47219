import { foundKinds, foundTarget, type FoundKind } from '../../../domain/overview/search/found-kinds'
import { shownAddress } from '../../frame/navigation/shown-kinds'
import type { Navigator } from '../../frame/navigation/navigator'

/** The kinds of results that this version has screens for. */
export function shownFoundKinds(navigator: Navigator): readonly FoundKind[] {
  return foundKinds.filter(
    (kind) =>
      shownAddress(navigator, foundTarget({ kind, id: '1', externalUrl: null, medium: 'radio', link: null })) !== null,
  )
}
