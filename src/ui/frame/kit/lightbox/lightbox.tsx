import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import Viewer, {
  ACTION_CLOSE,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  useEvents,
  type ComponentProps,
  type ControllerRef,
  type Plugin,
} from 'yet-another-react-lightbox'
import { useWords } from '../../words/words'
import { IconButton } from '../buttons/button'
import { classNames } from '../styles/class-names'
import { Icon } from '../pictures/icon'
import type { LightboxPicture } from './lightbox-slide'
import { lightboxWords } from './lightbox.words'
import styles from './lightbox.module.css'
import { SavePicture, usePictureViewing } from './picture-viewing'
import { useModal } from '../overlays/use-modal'

interface LightboxProps {
  readonly open: boolean
  /** Called by the close button, a swipe down, Escape or 'back'. */
  readonly onClose: () => void
  /** Accessible name of the pictures. */
  readonly label: string
  readonly pictures: readonly LightboxPicture[]
  /** Index of the first picture shown. */
  readonly start: number
}

/** Pictures in full screen: swipe, pinch, double tap, swipe away. Loaded lazily. */
export function Lightbox({ open, onClose, label, ...rest }: LightboxProps) {
  const { element, isPresent, isShown, closing } = useModal(open, onClose)
  if (!isPresent) return null
  return (
    <dialog {...element} aria-label={label} className={classNames(styles.lightbox, closing && styles.closing)}>
      {isShown && <Pictures onClose={onClose} {...rest} />}
    </dialog>
  )
}

function Pictures({ pictures, start, onClose }: Pick<LightboxProps, 'pictures' | 'start' | 'onClose'>) {
  const words = useWords(lightboxWords)
  const controller = useRef<ControllerRef>(null)
  const [index, setIndex] = useState(start)
  const [isZoomed, setZoomed] = useState(false)
  const [isScrolled, setScrolled] = useState(false)
  const viewing = usePictureViewing(pictures, setScrolled)
  // The viewer is focused, because key events go to the focused element.
  useEffect(() => controller.current?.focus(), [])
  return (
    <Viewer
      {...viewing}
      close={onClose}
      index={start}
      plugins={[...viewing.plugins, withinDialog]}
      controller={{ ref: controller, focus: false, closeOnPullDown: true, closeOnEscape: false }}
      on={{
        view: ({ index: viewedIndex }) => {
          setIndex(viewedIndex)
          setScrolled(false)
        },
        zoom: ({ zoom }) => setZoomed(zoom > 1),
      }}
      className={styles.root}
      toolbar={{ buttons: [<SavePicture key="save" picture={pictures[index]} />, 'zoom', ACTION_CLOSE] }}
      styles={{
        toolbar: {
          padding: 'calc(var(--space-1) + var(--safe-top)) calc(var(--space-1) + var(--safe-right)) 0 0',
          gap: 'var(--space-1)',
        },
      }}
      render={{
        ...viewing.render,
        buttonClose: () => (
          <IconButton
            key="close"
            label={words.close}
            icon={<Icon of={X} />}
            className={styles.button}
            onClick={onClose}
          />
        ),
        controls: () => (
          <Legend
            picture={pictures[index]}
            index={index}
            count={pictures.length}
            hidden={isZoomed || isScrolled}
            controller={controller}
          />
        ),
      }}
    />
  )
}

interface LegendProps {
  readonly picture: LightboxPicture | undefined
  readonly index: number
  readonly count: number
  readonly hidden: boolean
  readonly controller: RefObject<ControllerRef | null>
}

/** The caption, and the index of the picture. It is hidden while zoomed in, or while a tall picture is scrolled. */
function Legend({ picture, index, count, hidden, controller }: LegendProps) {
  const words = useWords(lightboxWords)
  return (
    <div className={classNames(styles.legend, hidden && styles.hidden)}>
      {picture !== undefined && picture.caption !== '' && <p className={styles.caption}>{picture.caption}</p>}
      {count > 1 && (
        <div className={styles.turn}>
          <IconButton
            label={words.previous}
            icon={<Icon of={ChevronLeft} />}
            className={styles.button}
            disabled={index === 0}
            onClick={() => controller.current?.prev()}
          />
          <span role="status" className={styles.count}>
            {words.pictureOf(index + 1, count)}
          </span>
          <IconButton
            label={words.next}
            icon={<Icon of={ChevronRight} />}
            className={styles.button}
            disabled={index === count - 1}
            onClick={() => controller.current?.next()}
          />
        </div>
      )}
    </div>
  )
}

/**
 * A plugin of yet-another-react-lightbox that renders the viewer inside our dialog instead of in a layer of its own.
 * The dialog handles the page behind, the focus and 'back'.
 */
const withinDialog: Plugin = ({ remove, replace }) => {
  remove(MODULE_NO_SCROLL)
  replace(MODULE_PORTAL, createModule('dialog', DialogRoot))
}

function DialogRoot({ className, close, children }: ComponentProps) {
  const { subscribe } = useEvents()
  useEffect(() => subscribe(ACTION_CLOSE, close), [subscribe, close])
  return <LightboxRoot className={className}>{children}</LightboxRoot>
}
