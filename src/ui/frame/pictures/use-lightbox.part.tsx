import { useState, type ReactNode } from 'react'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import { NoticesStore } from '../../../application/frame/shared/notices.store'
import { failureOfCode } from '../kit/states/failed-part'
import type { LightboxPicture } from '../kit/lightbox/lightbox-slide'
import { useApp, useService } from '../shell/app-context'

const load = async () => (await import(/* webpackChunkName: "lightbox" */ '../kit/lightbox/lightbox')).Lightbox

interface LightboxView {
  readonly Lightbox: Awaited<ReturnType<typeof load>>
  readonly pictures: readonly LightboxPicture[]
  readonly start: number
}

interface LightboxOpener {
  /** Preloads the viewer's code, at the first touch of a picture. */
  readonly prepare: () => void
  readonly view: (pictures: readonly LightboxPicture[], start: number) => void
  readonly lightbox: ReactNode
}

/** Opens pictures full screen; the viewer is loaded when one is opened. `label` is the accessible name. */
export function useLightbox(label: string): LightboxOpener {
  const notices = useService(NoticesStore)
  const { container } = useApp()
  const [viewedPicture, setViewed] = useState<LightboxView | null>(null)
  const [open, setOpen] = useState(false)
  return {
    prepare: () => void load().catch(() => undefined),
    view: (pictures, start) => {
      const bridge = container.get(NativeBridge)
      const urls = pictures.map(({ address }) => new URL(address, location.href).href)
      // Private pictures have signed addresses, which leave this page for nobody.
      if (bridge.can('previewImages') && !urls.some((url) => url.includes('?')))
        return void bridge.call('previewImages', { current: urls[start] ?? '', urls: urls.join('\n') })
      void load().then(
        (Lightbox) => {
          setViewed({ Lightbox, pictures, start })
          setOpen(true)
        },
        () => notices.show({ code: failureOfCode().code === 'offline' ? 'network' : 'fault' }, 'error'),
      )
    },
    lightbox:
      viewedPicture === null ? null : (
        <viewedPicture.Lightbox
          label={label}
          open={open}
          onClose={() => setOpen(false)}
          pictures={viewedPicture.pictures}
          start={viewedPicture.start}
        />
      ),
  }
}
