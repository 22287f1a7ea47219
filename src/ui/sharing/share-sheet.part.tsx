import { type ComponentType, useEffect, useState } from 'react'
import type { ShareSubject } from '../../application/sharing/share-content'
import { useApp } from '../shell/app-context'

export interface ShareSheetPartProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly subject: ShareSubject
  /** How often it was shared by now. */
  readonly onShared?: (shares: number) => void
}

/** Ways to share a screen. Its code and its adapters come when it is first opened. */
export function ShareSheetPart(props: ShareSheetPartProps) {
  const { loadFeature } = useApp()
  const [Sheet, setSheet] = useState<ComponentType<ShareSheetPartProps> | null>(null)
  const { open } = props
  useEffect(() => {
    if (!open || Sheet !== null) return
    let wanted = true
    const loading = Promise.all([import(/* webpackChunkName: "sharing" */ './share-sheet'), loadFeature('sharing')])
    loading.then(([{ ShareSheet }]) => wanted && setSheet(() => ShareSheet), props.onClose)
    return () => {
      wanted = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open, Sheet, loadFeature])
  return Sheet === null ? null : <Sheet {...props} />
}
