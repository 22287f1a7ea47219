import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { ShareSubject } from '../../../application/frame/sharing/share-content'
import type { PosterStatement } from './draw-poster'
import { sharingName } from './sharing-name'
import { useApp } from '../shell/app-context'

export interface ShareSheetPartProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly subject: ShareSubject
  /** The page that is shown first; a poster is drawn at once. */
  readonly first?: 'ways' | 'poster'
  /** The purpose of scanning the poster's code, in words; by default, to read the content. */
  readonly scan?: string
  /** Replaces the subject's words on the poster; other ways of sharing do not contain it. */
  readonly statement?: PosterStatement
  /** Receives the new number of shares. */
  readonly onShared?: (shares: number) => void
}

/** The ways to share a screen. Its code and its adapters are loaded when it is first opened. */
export function ShareSheetPart(props: ShareSheetPartProps) {
  const { loadFeature } = useApp()
  const [Sheet, setSheet] = useState<ComponentType<ShareSheetPartProps> | null>(null)
  const { open } = props
  const giveUp = useEffectEvent(props.onClose)
  useEffect(() => {
    if (!open || Sheet !== null) return
    let isActive = true
    const loading = Promise.all([import(/* webpackChunkName: "sharing" */ './share-sheet'), loadFeature(sharingName)])
    loading.then(
      ([{ ShareSheet }]) => isActive && setSheet(() => ShareSheet),
      () => giveUp(),
    )
    return () => {
      isActive = false
    }
  }, [open, Sheet, loadFeature])
  return Sheet === null ? null : <Sheet {...props} />
}
