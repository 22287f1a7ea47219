import { ChevronsRight, SkipForward, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useLocation } from 'react-router-dom'
import type { FloatArea } from '../../../domain/frame/player/float-drag'
import { aboveBars } from '../kit/bars/bottom-bar'
import { IconButton } from '../kit/buttons/button'
import { classNames } from '../kit/styles/class-names'
import { Icon } from '../kit/pictures/icon'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { followPointer, pointOf } from './follow-pointer'
import { MiniPlayerCover } from './mini-player-cover'
import styles from './mini-player.module.css'
import { MiniPlayerViewModel } from './mini-player.view-model'
import { PlayButtonPart } from './play-button.part'
import { playerWords } from './player.words'
import { useFloatArea } from './use-float-area'
import { useFloatPosition } from './use-float-position'

/**
 * B08: floats over every screen with chrome while the player is open, and restores the player of an earlier visit
 * (B29). Without a playlist there is no mini player; a player with an empty playlist leads to the radio (B31).
 */
export const MiniPlayer = observer(function MiniPlayer() {
  const viewModel = useService(MiniPlayerViewModel)
  const { pathname } = useLocation()
  // This runs before the first paint, so that the player does not flash.
  useLayoutEffect(() => viewModel.player.restore(), [viewModel])
  useEffect(() => viewModel.fold.onPageMoved(), [viewModel, pathname])
  return viewModel.isShownOn(pathname) ? <FloatingPlayer viewModel={viewModel} /> : null
})

const FloatingPlayer = observer(function FloatingPlayer({ viewModel }: { readonly viewModel: MiniPlayerViewModel }) {
  const words = useWords(playerWords)
  const element = useRef<HTMLDivElement>(null)
  const [columnLeft, setColumnLeft] = useState(0)
  const keysId = useId()
  const { fold, float, anchor, isDragging } = viewModel
  const { isFolded } = fold
  const positionElement = useCallback(
    (area: FloatArea, left: number) => {
      setColumnLeft(left)
      viewModel.place(area)
    },
    [viewModel],
  )
  useFloatArea(element, positionElement)
  useFloatPosition(element, viewModel.keepClearOf)
  // Whether the last input was a key, because a tap also leaves the focus on its target.
  const byKeyboard = useRef(false)
  const toggled = useRef(false)
  const isPlaced = useIsPlaced(float !== null)
  useEffect(() => {
    const end = fold.show(
      window.scrollY,
      () => byKeyboard.current && element.current?.contains(document.activeElement) === true,
    )
    const onScroll = () => fold.onScroll(window.scrollY)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      end()
    }
  }, [fold])
  useEffect(() => {
    // After collapsing or expanding by keyboard or screen reader, the focus stays in the player.
    if (toggled.current) element.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    toggled.current = false
  }, [isFolded])

  return (
    <>
      {/* Adds space to scroll the last line of a screen out from under the player. */}
      <div ref={aboveBars} className={styles.room} aria-hidden="true" />
      <div
        className={classNames(styles.float, isPlaced && !isDragging && styles.gliding)}
        data-side={float === null ? undefined : viewModel.side}
        style={
          anchor === null
            ? { visibility: 'hidden' }
            : { transform: `translate3d(${columnLeft + anchor.x}px, ${anchor.y}px, 0)` }
        }
      >
        <div
          ref={element}
          data-floats
          role="region"
          aria-label={words.miniPlayer}
          aria-describedby={keysId}
          className={classNames(styles.player, isDragging && styles.dragging, isFolded && styles.folded)}
          onPointerDownCapture={() => (byKeyboard.current = false)}
          onKeyUpCapture={() => (byKeyboard.current = true)}
          {...gestures(viewModel, toggled)}
        >
          <span id={keysId} hidden>
            {words.miniPlayerKeys}
          </span>
          <MiniPlayerCover viewModel={viewModel} />
          <Play viewModel={viewModel} />
          <div className={styles.controls} inert={isFolded}>
            <Controls viewModel={viewModel} />
          </div>
        </div>
      </div>
    </>
  )
})

/** The play button. It stays when the player is collapsed, so that one tap plays and expands the player. */
const Play = observer(function Play({ viewModel: { player, fold } }: { readonly viewModel: MiniPlayerViewModel }) {
  const words = useWords(playerWords)
  const { state } = player
  const label = state.failed ? words.failed : state.blocked ? words.tapToPlay : state.wanted ? words.pause : words.play
  const press = () => {
    player.toggle()
    fold.expand()
  }
  return (
    <PlayButtonPart
      size="small"
      label={label}
      isOn={state.wanted}
      isWaiting={player.isWaiting}
      blocked={state.blocked}
      onPress={press}
    />
  )
})

const Controls = observer(function Controls({
  viewModel: { player, fold },
}: {
  readonly viewModel: MiniPlayerViewModel
}) {
  const words = useWords(playerWords)
  return (
    <div className={styles.row}>
      <IconButton
        label={player.item?.parts === undefined ? words.next : words.nextPart}
        icon={<Icon of={SkipForward} size={20} className={styles.solid} />}
        disabled={!player.canSkip}
        className={styles.extra}
        onClick={player.next}
      />
      <IconButton label={words.closePlayer} icon={<Icon of={X} size={20} />} onClick={player.close} />
      {/* The button is for keyboard and screen readers; others collapse the player by scrolling. */}
      <IconButton
        label={words.foldPlayer}
        icon={<Icon of={ChevronsRight} size={20} />}
        aria-expanded
        className={styles.foldButton}
        onClick={fold.collapse}
      />
    </div>
  )
})

/** Returns false until the player has its first position, so that it does not fly in from the corner of the screen. */
function useIsPlaced(placed: boolean): boolean {
  const [isPlaced, setSettled] = useState(false)
  useEffect(() => {
    if (!placed) return
    const frame = requestAnimationFrame(() => setSettled(true))
    return () => cancelAnimationFrame(frame)
  }, [placed])
  return isPlaced
}

/** Handlers for dragging by finger or mouse; the arrow keys move it as well, and Escape collapses it. */
function gestures(viewModel: MiniPlayerViewModel, toggled: RefObject<boolean>) {
  const { fold } = viewModel
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return
      viewModel.press(pointOf(event))
      followPointer(event, {
        move: viewModel.move,
        release: viewModel.release,
        cancel: viewModel.cancel,
        isDragging: () => viewModel.isDragging,
      })
    },
    // A hovering mouse counts as a touch.
    onPointerMove: fold.onTouch,
    onClickCapture: (event: MouseEvent) => {
      if (!viewModel.takeIgnoredClick()) return
      event.preventDefault()
      event.stopPropagation()
    },
    onClick: (event: MouseEvent) => {
      // `detail` is 0 for a click without a pointer.
      if (event.detail === 0 && (event.target as Element).closest('[aria-expanded]') !== null) toggled.current = true
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !fold.isFolded) {
        toggled.current = true
        fold.collapse()
      } else if (!viewModel.moveByKey(event.key)) return
      event.preventDefault()
    },
  }
}
