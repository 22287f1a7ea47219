import { SkipForward, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { FloatArea } from '../../domain/player/float-drag'
import { IconButton } from '../kit/button'
import { classNames } from '../kit/class-names'
import { Icon } from '../kit/icon'
import { Image } from '../kit/image'
import { Link } from '../kit/link'
import { ProgressRing } from '../kit/progress-ring'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import styles from './mini-player.module.css'
import { MiniPlayerViewModel } from './mini-player.view-model'
import { PlayButtonPart } from './play-button.part'
import { playerWords } from './player.words'
import { useFloatArea } from './use-float-area'

/** B08: floats over every screen with chrome while the player is open, and brings back what an earlier visit left (B29). */
export const MiniPlayer = observer(function MiniPlayer() {
  const viewModel = useService(MiniPlayerViewModel)
  const { pathname } = useLocation()
  useEffect(() => viewModel.player.restore(), [viewModel])
  return viewModel.isShownOn(pathname) ? <FloatingPlayer viewModel={viewModel} path={pathname} /> : null
})

const FloatingPlayer = observer(function FloatingPlayer({ viewModel, path }: { readonly viewModel: MiniPlayerViewModel; readonly path: string }) {
  const words = useWords(playerWords)
  const element = useRef<HTMLDivElement>(null)
  const [columnLeft, setColumnLeft] = useState(0)
  const keysId = useId()
  const place = useCallback((area: FloatArea, left: number) => {
    setColumnLeft(left)
    viewModel.place(area)
  }, [viewModel])
  useFloatArea(element, path, place)
  const { player, float } = viewModel
  const { state } = player
  const label = state.failed ? words.failed : state.blocked ? words.tapToPlay : state.wanted ? words.pause : words.play

  return (
    <>
      {/* So that the last line of a screen can be scrolled out from under it. */}
      <div className={styles.room} aria-hidden="true" />
      <div
        ref={element}
        role="region"
        aria-label={words.miniPlayer}
        aria-describedby={keysId}
        className={classNames(styles.player, viewModel.isDragging && styles.dragging)}
        style={float === null ? { visibility: 'hidden' } : { transform: `translate3d(${columnLeft + float.at.x}px, ${float.at.y}px, 0)` }}
        {...gestures(viewModel)}
      >
        <span id={keysId} hidden>{words.miniPlayerKeys}</span>
        <Cover viewModel={viewModel} />
        <PlayButtonPart size="small" label={label} on={state.wanted} waiting={player.isWaiting} calls={state.blocked} onPress={player.toggle} />
        <IconButton label={words.next} icon={<Icon of={SkipForward} size={20} className={styles.solid} />} disabled={!player.canSkip} onClick={player.next} />
        <IconButton label={words.closePlayer} icon={<Icon of={X} size={20} />} onClick={player.close} />
      </div>
    </>
  )
})

const Cover = observer(function Cover({ viewModel }: { readonly viewModel: MiniPlayerViewModel }) {
  const words = useWords(playerWords)
  const { player, destination } = viewModel
  const { item, state, fraction } = player
  const ring = (
    <ProgressRing value={state.live ? Number(state.playing) : fraction} size={48} label={words.played} className={styles.ring}>
      <Image src={item?.image ?? null} alt="" ratio="fill" width={42} round="circle" />
    </ProgressRing>
  )
  if (destination === null) return <span className={styles.cover}>{ring}</span>
  return <Link to={destination} label={words.openPlayer(item?.name ?? '')} className={styles.cover}>{ring}</Link>
})

/** Drag by finger or mouse; the arrow keys do the same. */
function gestures(viewModel: MiniPlayerViewModel) {
  return {
    onPointerDown: (event: PointerEvent) => event.isPrimary && event.button === 0 && viewModel.press(pointOf(event)),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      viewModel.move(pointOf(event))
      // Not before it is a drag: a captured pointer would click the group instead of the button.
      if (viewModel.isDragging && event.currentTarget.hasPointerCapture?.(event.pointerId) === false) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: () => viewModel.release(),
    onPointerCancel: () => viewModel.cancel(),
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!viewModel.takeDragged()) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (viewModel.nudge(event.key)) event.preventDefault()
    },
  }
}

function pointOf({ clientX, clientY }: PointerEvent) {
  return { x: clientX, y: clientY }
}
