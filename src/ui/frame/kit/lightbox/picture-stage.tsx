import { useEffect, useEffectEvent, useRef } from 'react'
import Viewer from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import type { LightboxPicture } from './lightbox-slide'
import styles from './lightbox.module.css'
import { SavePicture, usePictureViewing } from './picture-viewing'

export interface PictureStageProps {
  readonly pictures: readonly LightboxPicture[]
  /** Index of the visible picture. */
  readonly index: number
  readonly onView: (index: number) => void
  readonly onZoom: (isZoomed: boolean) => void
  /** Called once the first picture is loaded, so that its placeholder can be removed. */
  readonly onReady: () => void
}

/** Pictures that are shown one at a time within a screen, such as a gallery. Loaded lazily. */
export function PictureStage({ pictures, index, onView, onZoom, onReady }: PictureStageProps) {
  const viewing = usePictureViewing(pictures)
  const stage = useRef<HTMLDivElement>(null)
  const ready = useEffectEvent(onReady)
  // A picture's load event does not bubble, but it can be captured.
  useEffect(() => {
    const element = stage.current
    const onLoad = () => ready()
    element?.addEventListener('load', onLoad, { capture: true, once: true })
    return () => element?.removeEventListener('load', onLoad, { capture: true })
  }, [])
  return (
    <div ref={stage} className={styles.stage}>
      <Viewer
        {...viewing}
        index={index}
        plugins={[...viewing.plugins, Inline]}
        on={{ view: ({ index: viewedIndex }) => onView(viewedIndex), zoom: ({ zoom }) => onZoom(zoom > 1) }}
        toolbar={{ buttons: [<SavePicture key="save" picture={pictures[index]} />, 'zoom'] }}
        styles={{
          root: { '--yarl__color_backdrop': 'transparent' },
          toolbar: { padding: 'var(--space-2)', gap: 'var(--space-2)' },
        }}
      />
    </div>
  )
}
