import { inject } from 'inversify'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { PlayerStore } from '../../../application/frame/player/player.store'
import { Clock } from '../../../application/frame/shared/clock'
import { observe } from '../../../application/frame/shared/observe'
import { LocalStorage } from '../../../application/frame/shared/storage'
import {
  beginDrag,
  cancelDrag,
  endDrag,
  floatAt,
  moveDrag,
  nudgeFloat,
  parsePlace,
  resizeFloat,
  type FloatArea,
  type FloatState,
  type Point,
} from '../../../domain/frame/player/float-drag'
import { playerDestination } from '../../../domain/frame/player/player-destination'
import { stepAside, type KeepClearBox } from '../../../domain/frame/player/step-aside'
import { MiniPlayerFold } from './mini-player-fold'

/** Pixels by which one press of an arrow key moves it. */
const keyStep = 40
/** Milliseconds after which a press is no longer a tap. */
const longPress = 500
/** The most pixels by which it moves aside while the page can be scrolled; at the end of the page there is no limit. */
const asideReach = 160
/** Storage key of its position. */
const placeKey = 'player.place'

/** The floating mini player (B08): the part of the player's state that it shows, and its position (B30). */
export class MiniPlayerViewModel {
  float: FloatState | null = null
  private area: FloatArea | null = null
  /** The controls that it must not cover, as they were when the page was last at rest. */
  private needed: readonly KeepClearBox[] = []
  /** Whether the pointer did something other than tap, so that the following click is ignored. */
  private ignoresClick = false
  private pressedAt = 0

  constructor(
    @inject(PlayerStore) readonly player: PlayerStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(MiniPlayerFold) readonly fold: MiniPlayerFold,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observe(this)
  }

  /** The path of the current item's screen, or /radios when it has no screen (B31). Null when this version has no such screen. */
  get destination(): string | null {
    const path = playerDestination(this.player.item)
    return this.navigator.exists(path) ? path : null
  }

  get isDragging(): boolean {
    return this.float?.drag?.isMoving ?? false
  }

  /**
   * The edge at which it is. This is the chosen edge, or the opposite one while the player makes room for a control.
   */
  get side(): 'left' | 'right' {
    if (this.float === null || this.area === null) return 'right'
    const { at, place, drag } = this.float
    const { width, insets, size } = this.area
    const fromMiddle = at.x + size.width / 2 - (insets.left + width - insets.right) / 2
    if (drag !== null || fromMiddle === 0) return place.side
    return fromMiddle < 0 ? 'left' : 'right'
  }

  /** The point at its edge of the screen from which it grows and shrinks. */
  get anchor(): Point | null {
    if (this.float === null || this.area === null) return null
    const { at } = this.float
    return this.side === 'left' ? at : { x: at.x + this.area.size.width, y: at.y }
  }

  /**
   * Whether the mini player is shown on a screen. It is left out where the screen shows the full player of the current
   * item.
   */
  isShownOn(path: string): boolean {
    return this.player.isOpen && path !== playerDestination(this.player.item)
  }

  /** Sets the area in which it may float. */
  place(area: FloatArea): void {
    this.area = area
    const float =
      this.float === null ? floatAt(parsePlace(this.storage.read(placeKey)), area) : resizeFloat(this.float, area)
    this.float = float.drag?.isMoving ? float : (stepAside(float, area, this.obstacles, asideReach)?.float ?? float)
  }

  /** What it must not cover: expanded it stays in its place, under which the page can be scrolled. */
  private get obstacles(): readonly KeepClearBox[] {
    return this.fold.isFolded ? this.needed : this.needed.filter(({ isPinned }) => isPinned)
  }

  /**
   * Call when the page is at rest, with the parts that the player must not cover. It moves to where it covers none of
   * them, or collapses when there is no such place.
   */
  keepClearOf(obstacles: readonly KeepClearBox[]): void {
    this.needed = obstacles
    if (this.float === null || this.area === null || this.float.drag !== null) return
    const aside = stepAside(this.float, this.area, this.obstacles, asideReach)
    this.float = aside?.float ?? floatAt(this.float.place, this.area)
    if (aside?.isClear !== true) this.fold.moveOutOfTheWay()
  }

  press(point: Point): void {
    this.ignoresClick = false
    this.pressedAt = this.clock.now()
    this.fold.onTouch()
    if (this.float !== null) this.float = beginDrag(this.float, point)
  }

  move(point: Point): void {
    if (this.float !== null && this.area !== null) this.float = moveDrag(this.float, point, this.area)
  }

  /** Ends a press or a drag. The release position counts, because a fast pointer may move after its last move event. */
  release(point: Point): void {
    this.move(point)
    if (this.float === null || this.area === null) return
    const { isDragging } = this
    this.ignoresClick = isDragging || this.clock.now() - this.pressedAt > longPress
    this.float = endDrag(this.float, this.area)
    this.fold.onTouch()
    if (isDragging) this.savePosition()
  }

  cancel(): void {
    if (this.float !== null && this.area !== null) this.float = cancelDrag(this.float, this.area)
  }

  /** True once after a drag or a long press, which are not taps. */
  takeIgnoredClick(): boolean {
    const { ignoresClick } = this
    this.ignoresClick = false
    return ignoresClick
  }

  /** Moves it by an arrow key; false for any other key. */
  moveByKey(key: string): boolean {
    if (this.float === null || this.area === null) return false
    const { side } = this.float.place
    if (key === 'ArrowLeft' || key === 'ArrowRight')
      this.float = nudgeFloat(this.float, key === 'ArrowLeft' ? 'left' : 'right', 0, this.area)
    else if (key === 'ArrowUp' || key === 'ArrowDown')
      this.float = nudgeFloat(this.float, side, key === 'ArrowUp' ? -keyStep : keyStep, this.area)
    else return false
    this.savePosition()
    return true
  }

  private savePosition(): void {
    if (this.float !== null) this.storage.write(placeKey, this.float.place)
  }
}
