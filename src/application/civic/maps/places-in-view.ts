import { runInAction } from 'mobx'
import { boxToAsk, covers, isInside, type MapBox } from '../../../domain/civic/maps/map-box'
import {
  fitsFilter,
  placeKey,
  type MapPlace,
  type PlaceFilter,
  type PlacesInBox,
} from '../../../domain/civic/maps/map-place'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Clock } from '../../frame/shared/clock'
import type { Failure, Outcome } from '../../frame/shared/failure'
import { observe } from '../../frame/shared/observe'
import { CancelSource } from '../../frame/uploads/cancel-source'

/** Debounce: milliseconds without a move of the map, after which the places are requested. */
const pause = 250
/** The number of answers that are cached, for when the map is moved back. */
const mostAnswers = 24

type LoadPlaces = (box: MapBox, filter: PlaceFilter, signal: CancelSignal) => Promise<Outcome<PlacesInBox>>

interface PlacesRequest {
  readonly box: MapBox
  readonly filter: PlaceFilter
}

interface Answer extends PlacesRequest {
  readonly places: PlacesInBox
}

/**
 * The places on the part of the map in view. They are requested after a pause, for a box wider than the view; a request
 * that a further move has outdated is cancelled. Until an answer comes, the places of earlier answers are shown.
 */
export class PlacesInView {
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  failure: Failure | null = null
  private view: MapBox | null = null
  private filter: PlaceFilter = null
  private answers: readonly Answer[] = []
  /** The request under way; null when there is none. */
  private pending: PlacesRequest | null = null
  private cancelPause: () => void = () => undefined
  private source = new CancelSource()

  constructor(
    private readonly ask: LoadPlaces,
    private readonly clock: Clock,
  ) {
    observe(this)
  }

  /** The places in and around the view; null until something is known. */
  get places(): PlacesInBox | null {
    const { view } = this
    if (view === null) return null
    const answer = this.answerFor({ box: boxToAsk(view), filter: this.filter })
    if (answer !== undefined) return answer.places
    const [latest] = this.answers
    if (latest === undefined) return null
    // The earlier marks stay until the new ones arrive.
    return this.state === 'failed' || latest.filter !== this.filter ? this.remembered : latest.places
  }

  /** The places within the view itself. */
  get inView(): readonly MapPlace[] {
    const { view } = this
    return view === null ? [] : (this.places?.places.filter((place) => isInside(place, view)) ?? [])
  }

  get boxInView(): MapBox | null {
    return this.view
  }

  /**
   * Shows a view. For the first view, or another filter, it resolves once the places are loaded; otherwise at
   * once.
   */
  async look(view: MapBox, filter: PlaceFilter): Promise<void> {
    const isFirst = this.view === null || filter !== this.filter
    this.view = view
    this.filter = filter
    this.cancelPause()
    const request = { box: boxToAsk(view), filter }
    const cachedAnswer = this.answerFor(request)
    if (cachedAnswer !== undefined) {
      this.source.cancel()
      this.pending = null
      this.answers = [cachedAnswer, ...this.answers.filter((answer) => answer !== cachedAnswer)]
      this.state = 'ready'
      this.failure = null
    } else if (this.pending !== null && this.pending.filter === filter && covers(this.pending.box, request.box)) return
    else if (isFirst) await this.load(request)
    else this.cancelPause = this.clock.after(pause, () => void this.load(request))
  }

  /** Repeats the request after a failure. */
  async reload(): Promise<void> {
    if (this.view !== null) await this.load({ box: boxToAsk(this.view), filter: this.filter })
  }

  stop(): void {
    this.cancelPause()
    this.source.cancel()
    this.pending = null
  }

  private async load(request: PlacesRequest): Promise<void> {
    this.stop()
    const source = new CancelSource()
    this.source = source
    this.pending = request
    this.state = 'loading'
    const outcome = await this.ask(request.box, request.filter, source.signal)
    if (source.signal.aborted) return
    runInAction(() => {
      this.pending = null
      this.state = outcome.ok ? 'ready' : 'failed'
      this.failure = outcome.ok ? null : outcome.reason
      if (!outcome.ok) return
      const otherAnswers = this.answers.filter((answer) => !isSame(answer, request))
      this.answers = [{ ...request, places: outcome.value }, ...otherAnswers].slice(0, mostAnswers)
      // The visitor may have zoomed in meanwhile; when the answer has groups, the smaller box is requested.
      if (this.view !== null) void this.look(this.view, this.filter)
    })
  }

  /**
   * A cached answer for the wanted box. An answer that lists every place singly also serves a smaller box inside its
   * own.
   */
  private answerFor(request: PlacesRequest): Answer | undefined {
    const sameAnswer = this.answers.find((answer) => isSame(answer, request))
    if (sameAnswer !== undefined) return sameAnswer
    return this.answers.find(
      ({ box, filter, places }) =>
        filter === request.filter &&
        covers(box, request.box) &&
        places.places.length === places.total &&
        !places.isMore,
    )
  }

  /** The places that fit the filter in all cached answers, each once. */
  private get remembered(): PlacesInBox {
    const all = new Map<string, MapPlace>()
    for (const { places } of this.answers)
      for (const place of places.places) if (fitsFilter(place, this.filter)) all.set(placeKey(place), place)
    return { places: [...all.values()], groups: [], total: all.size, isMore: true }
  }
}

const isSame = (one: PlacesRequest, other: PlacesRequest): boolean =>
  one.filter === other.filter && covers(one.box, other.box) && covers(other.box, one.box)
