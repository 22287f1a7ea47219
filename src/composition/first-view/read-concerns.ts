import { listConcernedThings } from '../../../contract/concerns'
import { envelopeSchema } from '../../../contract/envelope'
import type { RenderRequest } from '../../../contract/first-view'
import { concerningKinds, isCityThing } from '../../domain/frame/concerns/concerned'
import type { Language } from '../../domain/frame/site/preferences'
import { thingPath, type FoundKind } from '../../domain/overview/search/found-kinds'
import type { ScreenSubject } from '../../ui/frame/shell/screens/screen-subject'
import type { NamedThing } from '../discovery/document-head'

/**
 * The things of the city that the content of a page is about, for search engines. The platform is asked as a guest
 * would be, apart from the answers that the page brings.
 */
export async function readConcerns(
  { dispatch }: RenderRequest,
  about: ScreenSubject | null,
  language: Language,
): Promise<readonly NamedThing[]> {
  const kind = concerningKinds.find((each) => each === about?.kind)
  if (about === null || kind === undefined) return []
  const path = listConcernedThings.url.replace(':id', encodeURIComponent(about.id))
  const { status, body } = await dispatch('GET', `${path}?kind=${kind}`, { 'x-language': language })
  const answer = status === 200 ? envelopeSchema.safeParse(body) : null
  const things = answer?.success === true ? listConcernedThings.answer.safeParse(answer.data.data) : null
  return things?.success === true ? things.data.items.flatMap(namedThing) : []
}

function namedThing({ kind, id, title }: { readonly kind: FoundKind; readonly id: string; readonly title: string }) {
  const path = isCityThing(kind) ? thingPath(kind, id) : null
  return path === null ? [] : [{ name: title, path }]
}
