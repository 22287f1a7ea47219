import { inject } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { Navigator } from '../../application/navigation/navigator'
import { PlayerStore } from '../../application/player/player.store'
import { beginDrag, cancelDrag, endDrag, moveDrag, nudgeFloat, resizeFloat, startFloat, type FloatArea, type FloatState, type Point } from '../../domain/player/float-drag'
import { playerDestination } from '../../domain/player/player-destination'

/** Pixels that one press of an arrow key moves it by. */
const keyStep = 40

/** The floating mini player (B08): what it shows of the player, and where it floats (B30). */
export class MiniPlayerViewModel {
  float: FloatState | null = null
  private area: FloatArea | null = null
  private dragged = false

  constructor(
    @inject(PlayerStore) readonly player: PlayerStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    makeAutoObservable<this, 'navigator' | 'area' | 'dragged'>(
      this,
      { player: false, navigator: false, area: false, dragged: false, float: observableRef },
      { autoBind: true },
    )
  }

  /** The screen of what plays; /radios when it has none, nothing when this version has neither (B31). */
  get destination(): string | null {
    const path = playerDestination(this.player.item)
    return this.navigator.exists(path) ? path : null
  }

  get isDragging(): boolean {
    return this.float?.drag?.moving ?? false
  }

  /** The full player of what plays is on the screen: two would be one too many. */
  isShownOn(path: string): boolean {
    return this.player.isOpen && path !== playerDestination(this.player.item)
  }

  /** Where it may float. It starts 60 px from the bottom of the window, or higher where a bar needs the room. */
  place(area: FloatArea): void {
    const { float, area: before } = this
    this.area = area
    if (float !== null && before !== null) this.float = resizeFloat(float, before, area)
    else this.float = resizeFloat(startFloat({ ...area, insets: { ...area.insets, bottom: 0 } }), area, area)
  }

  press(point: Point): void {
    this.dragged = false
    if (this.float !== null) this.float = beginDrag(this.float, point)
  }

  move(point: Point): void {
    if (this.float !== null && this.area !== null) this.float = moveDrag(this.float, point, this.area)
  }

  release(): void {
    if (this.float === null || this.area === null) return
    this.dragged = this.isDragging
    this.float = endDrag(this.float, this.area)
  }

  cancel(): void {
    if (this.float !== null && this.area !== null) this.float = cancelDrag(this.float, this.area)
  }

  /** True once after a drag: the click that ends it is meant for no button. */
  takeDragged(): boolean {
    const { dragged } = this
    this.dragged = false
    return dragged
  }

  /** By an arrow key; false for any other. */
  nudge(key: string): boolean {
    if (this.float === null || this.area === null) return false
    if (key === 'ArrowLeft' || key === 'ArrowRight') this.float = nudgeFloat(this.float, key === 'ArrowLeft' ? 'left' : 'right', 0, this.area)
    else if (key === 'ArrowUp' || key === 'ArrowDown') this.float = nudgeFloat(this.float, this.float.side, key === 'ArrowUp' ? -keyStep : keyStep, this.area)
    else return false
    return true
  }
}
