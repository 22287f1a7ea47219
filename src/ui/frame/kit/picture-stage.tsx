import { useEffect, useEffectEvent, useRef } from 'react'
import Viewer from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import type { LightboxPicture } from './lightbox-slide'
import styles from './lightbox.module.css'
import { SavePicture, usePictureViewing } from './picture-viewing'

export interface PictureStageProps {
  readonly pictures: readonly LightboxPicture[]
  /** Index of the picture that is seen. */
  readonly index: number
  readonly onView: (index: number) => void
  readonly onZoom: (zoomed: boolean) => void
  /** The first picture is there: what was shown in its place can go. */
  readonly onReady: () => void
}

/** Pictures in their place on a screen, which scrolls up and down under them. Loaded lazily. */
export function PictureStage({ pictures, index, onView, onZoom, onReady }: PictureStageProps) {
  const viewing = usePictureViewing(pictures)
  const stage = useRef<HTMLDivElement>(null)
  const ready = useEffectEvent(onReady)
  // The event of a picture does not bubble, but it can be captured.
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
        on={{ view: ({ index: viewed }) => onView(viewed), zoom: ({ zoom }) => onZoom(zoom > 1) }}
        toolbar={{ buttons: [<SavePicture key="save" picture={pictures[index]} />, 'zoom'] }}
        styles={{
          root: { '--yarl__color_backdrop': 'transparent' },
          toolbar: { padding: 'var(--space-2)', gap: 'var(--space-2)' },
        }}
      />
    </div>
  )
}
