import { useEffect, useState, type ComponentType } from 'react'
import { port } from '../../../application/frame/shared/port'
import type { ConcerningKind, ThingReference } from '../../../domain/frame/concerns/concerned'
import { useApp } from '../shell/app-context'
import { featureName } from '../shell/declarations/feature-name'

interface ContentProps {
  readonly kind: ConcerningKind
  readonly id: string
}

/** How the feature of concerns, which knows all kinds of things, shows both sides on screens that do not know it. */
export interface ConcernsViews {
  readonly Things: ComponentType<ContentProps>
  readonly News: ComponentType<ThingReference>
}
export const ConcernsViews = port<ConcernsViews>('ConcernsViews')

/** What a content is about; renders nothing until its code and its things are there. */
export function ConcernsPart(content: ContentProps) {
  const views = useConcernsViews()
  return views && <views.Things key={content.id} {...content} />
}

/** The contents about a thing; renders nothing until its code and the contents are there. */
export function InTheNewsPart(thing: ThingReference) {
  const views = useConcernsViews()
  return views && <views.News key={thing.id} {...thing} />
}

/** Loads the feature after the screen, which does without it when that fails. */
function useConcernsViews(): ConcernsViews | null {
  const { container, loadFeature } = useApp()
  const [views, setViews] = useState<ConcernsViews | null>(null)
  useEffect(() => {
    let isShown = true
    loadFeature(featureName('concerns'))
      .then(() => isShown && setViews(container.get(ConcernsViews)))
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [container, loadFeature])
  return views
}
